import { Kbd } from "../../ui/button/Kbd.tsx";
import { openShortcutHelp } from "./shortcut-help.ts";

/** Opens the list of keyboard shortcuts, on devices with a keyboard. */
export function KeyboardHint() {
  return (
    <button
      type="button"
      onClick={openShortcutHelp}
      className="hidden items-center justify-between rounded-card border border-hairline px-5 py-3 text-left text-body text-quiet transition-colors hover:bg-wash hover:text-ink pointer-fine:flex"
    >
      <span>Keyboard shortcuts</span>
      <Kbd name="?" />
    </button>
  );
}
