import { create } from "zustand";
import type { DirectMessage } from "#shared/messages/shapes.ts";

interface OpenDialog {
  readonly kind: "unsend" | "report";
  readonly message: DirectMessage;
}

/** What the thread's dialog asks about; null: none is open. Outside the rows, which go when they are scrolled away. */
export const useMessageDialog = create<{ readonly open: OpenDialog | null }>(() => ({ open: null }));

export function openMessageDialog(open: OpenDialog | null): void {
  useMessageDialog.setState({ open });
}
