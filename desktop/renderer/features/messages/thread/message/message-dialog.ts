import { create } from "zustand";
import type { DirectMessage } from "#shared/messages/shapes.ts";

interface OpenDialog {
  readonly kind: "unsend" | "report" | "why";
  readonly message: DirectMessage;
}

/**
 * The message and kind of the open dialog; null without one. Not kept in the rows, which unmount
 * when they scroll out of view.
 */
export const useMessageDialog = create<{ readonly open: OpenDialog | null }>(() => ({ open: null }));

export function openMessageDialog(open: OpenDialog | null): void {
  useMessageDialog.setState({ open });
}
