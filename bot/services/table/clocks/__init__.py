"""How members keep their time: pure values and the steps from one to the next. Nothing here waits or stores."""
