import { msg } from "@lingui/core/runtime-macro";
import type { BrowserWindow, Dialog } from "electron";
import { writeText } from "../language/write-text.ts";

interface AskParts {
  readonly dialog: Pick<Dialog, "showMessageBoxSync">;
  /** The app does not quit after all. */
  readonly onStay: () => void;
}

/**
 * A page with unsaved changes asks not to be left. Electron then keeps window and app open without
 * a word, so the app asks.
 */
export function askToLeave(window: BrowserWindow, { dialog, onStay }: AskParts): void {
  window.webContents.on("will-prevent-unload", (event) => {
    const leave = 0;
    const choice = dialog.showMessageBoxSync(window, {
      type: "question",
      message: writeText(msg`Leave without saving?`),
      detail: writeText(msg`Your changes are not saved.`),
      buttons: [msg`Discard changes`, msg`Stay`].map(writeText),
      defaultId: 1,
      cancelId: 1,
      noLink: true,
    });
    if (choice === leave) event.preventDefault();
    else onStay();
  });
}
