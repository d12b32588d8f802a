import { msg } from "@lingui/core/runtime-macro";
import type { BrowserWindow, Dialog } from "electron";
import { product } from "#shared/product.ts";
import { writeText } from "../language/write-text.ts";

interface ServerConfirmationParts {
  readonly dialog: Pick<Dialog, "showMessageBox">;
  readonly window: BrowserWindow;
  /** Origin of the server in use; null while there is none. */
  readonly server: () => string | null;
  readonly now?: () => number;
}

/**
 * No question is asked for this long after a refusal, and for twice as long after each further one.
 */
const firstWaitMs = 2_000;
const refusalsCountForMs = 60 * 60_000;

const buttons = [msg`Use this server`, msg`Cancel`];
const [agree, cancel] = [0, 1];

/**
 * Asks the member in a system dialog whether to use another server. A script in the page could
 * otherwise lead the app to a server of its own. The first server needs no question. Returns false
 * without asking for the server in use, while a dialog is open, while the window is not focused,
 * and soon after a refusal, so that no script can ask until the member gives in.
 */
export function createServerChangeConfirmation(
  { dialog, window, server, now = Date.now }: ServerConfirmationParts,
): (address: string) => Promise<boolean> {
  let isOpen = false;
  let refusals = 0;
  let refusedAt = -Infinity;
  const isTooSoon = () => now() - refusedAt < Math.min(firstWaitMs * 2 ** (refusals - 1), refusalsCountForMs);
  return async (address) => {
    const current = server();
    if (current === null) return true;
    if (address === current || isOpen || !window.isFocused() || isTooSoon()) return false;
    if (now() - refusedAt >= refusalsCountForMs) refusals = 0;
    isOpen = true;
    try {
      const { response } = await dialog.showMessageBox(window, {
        type: "question",
        message: writeText(msg`Use another server?`),
        detail: writeText([
          msg`${{ product: product.name }} will use ${{ address }} from now on, and sign you out of ${{
            current,
          }}.`,
          msg`Continue only if you chose this yourself.`,
        ]),
        buttons: buttons.map(writeText),
        defaultId: cancel,
        cancelId: cancel,
        noLink: true,
      });
      refusals = response === agree ? 0 : refusals + 1;
      if (refusals > 0) refusedAt = now();
      return response === agree;
    } finally {
      isOpen = false;
    }
  };
}
