import type { BrowserWindow, Dialog } from "electron";
import { product } from "#shared/product.ts";

interface ServerQuestionParts {
  readonly dialog: Pick<Dialog, "showMessageBox">;
  readonly window: BrowserWindow;
  /** Origin of the server in use; null while there is none. */
  readonly server: () => string | null;
  readonly now?: () => number;
}

/** After a refusal nobody is asked for so long, and for twice as long after each further one. */
const firstWaitMs = 2_000;
const refusalsCountForMs = 60 * 60_000;

const buttons = ["Use it", "Cancel"];
const [agree, cancel] = [0, 1];

/**
 * Whether the member agrees to another server. The system asks it over the page: a script in there could otherwise lead the app, and
 * whoever signs in next, to a server of its own. Nobody is asked while there is no server yet. The answer is no without a question for the
 * server in use, while one question is open, while the member is not in the window, and too soon after a refusal: a script could ask until
 * it is agreed with.
 */
export function createServerQuestion(
  { dialog, window, server, now = Date.now }: ServerQuestionParts,
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
        message: "Use another server?",
        detail:
          `${product.name} will use ${address} from now on, and sign you out of ${current}. Go on only if you chose this yourself.`,
        buttons,
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
