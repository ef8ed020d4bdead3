"""What the camera puts over the page: no toolbars, and Discord's light theme, of which the page knows nothing."""

from typing import Final

DRESS: Final = """
rules => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}
"""
"""Puts style rules over the page; a script, because the page forbids foreign style sheets."""

PLAIN: Final = """
.channel-message:hover, .channel-message:focus-within { background: transparent !important; }
.message-context-actions { display: none !important; }
"""

LIGHT: Final = """
:root {
  color-scheme: light; background: #fff; color: #2f3136;
  --discord-bg: #fff; --discord-surface: #f2f3f5; --discord-elevated: #e3e5e8; --discord-control: #ebedef;
  --discord-hover: #e3e5e8; --discord-text: #2f3136; --discord-muted: #5c5e66; --discord-subtle: #4e5058;
  --discord-border: #d4d7dc; --component-surface: #fff; --component-border: #d9dadd; --modal-surface: #fff;
  --control-border: #c9ccd1; --chip-surface: #ebedef; --list-surface: #fff; --option-hover: #e3e5e8;
  --subtle-surface: #e3e5e8; --subtle-surface-text: #2f3136; --entity-text: #4e5058; --entity-dim: #5c5e66;
  --input-surface: #f2f3f5; --input-placeholder: #5c5e66; --button-alt: #e3e5e8; --button-alt-hover: #d4d7dc;
  --code-surface: #f2f3f5; --code-border: #d4d7dc; --code-text: #2f3136; --embed-field-name: #2f3136;
  --link-text: #006ce7;
}
.preview-stage, #preview-app, .channel-composer { background: #fff !important; }
.message-content, .text-display, .component-text { color: #2f3136 !important; }
.mention, .command-mention { color: #3e46c7 !important; background: #e6e8fd !important; }
.button-style-2 { color: #2f3136 !important; background: #e3e5e8 !important; }
"""
