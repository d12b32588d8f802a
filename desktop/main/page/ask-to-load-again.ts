import { msg } from "@lingui/core/runtime-macro";
import type { BrowserWindow, Dialog, Shell } from "electron";
import type { Text } from "#shared/language/text.ts";
import { product } from "#shared/product.ts";
import { writeText } from "../language/write-text.ts";
import type { StopReason } from "./page-recovery.ts";

interface AskParts {
  readonly dialog: Pick<Dialog, "showMessageBox">;
  readonly shell: Pick<Shell, "showItemInFolder">;
  readonly window: BrowserWindow;
  readonly logFile: string;
  /** Null while the server has not said it. */
  readonly contactEmail: () => string | null;
  readonly quit: () => void;
}

/** Says that the page has stopped again, and resolves with true when the member wants it loaded. */
export async function askToLoadAgain(parts: AskParts, reason: StopReason): Promise<boolean> {
  const { dialog, shell, window, logFile, quit } = parts;
  const contactEmail = parts.contactEmail();
  const [loadAgain, showLog] = [0, 1];
  const { response } = await dialog.showMessageBox(window, {
    type: "warning",
    message: writeText(msg`${{ product: product.name }} has stopped again`),
    detail: [
      writeText([whatHappened[reason] ?? msg`The page crashed.`, draftsAreKept]),
      writeText([
        msg`If it keeps happening, quit and start ${{ product: product.name }} again.`,
        contactEmail === null
          ? msg`To report it, email the log to the contact address in the terms of your server.`
          : msg`To report it, email the log to ${{ contactEmail }}.`,
        msg`The log contains no passwords and nothing you wrote.`,
      ]),
      logFile,
    ].join("\n\n"),
    buttons: [msg`Reload`, msg`Show the log`, msg`Quit`].map(writeText),
    defaultId: loadAgain,
    cancelId: loadAgain,
    noLink: true,
  });
  if (response === loadAgain) return true;
  if (response !== showLog) {
    quit();
    return false;
  }
  shell.showItemInFolder(logFile);
  return await askToLoadAgain(parts, reason);
}

const draftsAreKept =
  msg`Your drafts of posts, comments, messages and questions are kept, and come back once the page has loaded.`;

/** For the reasons that have more to say than that it crashed. */
const whatHappened: Readonly<Partial<Record<StopReason, Text>>> = {
  hung: msg`The page no longer responded.`,
  oom: msg`The page ran out of memory.`,
  "memory-eviction": msg`The system ended the page, because memory was low.`,
  killed: msg`Another program or the system ended the page.`,
  "launch-failed": msg`The page could not be started.`,
  "integrity-failure":
    msg`The system refused to run the page: a part of the app may be damaged. Install it again.`,
};
