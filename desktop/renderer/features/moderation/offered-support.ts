import { create } from "zustand";
import type { Support } from "#shared/moderation/crisis-support.ts";

/**
 * Support offered to an author for what they have just written; shown to nobody else and not
 * stored.
 */
interface SupportState {
  readonly offered: Support | null;
  /** Support was offered on this page, which asks the member to buy nothing any more. */
  readonly wasOffered: boolean;
}

export const useSupport = create<SupportState>(() => ({ offered: null, wasOffered: false }));

export function offerSupport(support: Support | null): void {
  if (support) useSupport.setState({ offered: support, wasOffered: true });
}

export function dismissSupport(): void {
  useSupport.setState({ offered: null });
}
