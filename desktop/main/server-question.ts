import type { BrowserWindow, Dialog } from "electron";
import { product } from "#shared/product.ts";

export interface ServerQuestionParts {
  readonly dialog: Pick<Dialog, "showMessageBox">;
  readonly window: BrowserWindow;
  /** Origin of the server in use; null while there is none. */
  readonly server: () => string | null;
}

const buttons = ["Use it", "Cancel"];
const [agree, cancel] = [0, 1];

/**
 * Whether the member agrees to another server. The system asks it over the page: a script in there could otherwise lead the app, and
 * whoever signs in next, to a server of its own. Nobody is asked while there is no server yet. While one question is open any other has
 * the answer no.
 */
export function createServerQuestion(
  { dialog, window, server }: ServerQuestionParts,
): (address: string) => Promise<boolean> {
  let isOpen = false;
  return async (address) => {
    const current = server();
    if (current === null) return true;
    if (isOpen) return false;
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
      return response === agree;
    } finally {
      isOpen = false;
    }
  };
}
