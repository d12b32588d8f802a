import { Kbd } from "../../ui/button/Kbd.tsx";
import { openShortcutHelp } from "./shortcut-help.ts";

/** Says that there is a keyboard map, where there is a keyboard. */
export function KeyboardHint() {
  return (
    <button
      type="button"
      onClick={openShortcutHelp}
      className="hidden items-center justify-between rounded-card border border-hairline px-5 py-3 text-left text-body text-quiet transition-colors hover:bg-wash hover:text-ink pointer-fine:flex"
    >
      Keyboard shortcuts
      <Kbd name="?" />
    </button>
  );
}
