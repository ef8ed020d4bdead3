## Time and absence

error-seat-kept = A robot is playing for you. Press “Come back” and the next move is yours.
error-not-awaited = Nobody is waiting for you now.
error-nobody-absent = There is nobody to wait for: the time to move is not over yet.
