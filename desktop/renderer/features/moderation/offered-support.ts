import { create } from "zustand";
import type { Support } from "#shared/moderation/crisis-support.ts";

/**
 * Support offered to an author for what they have just written; shown to nobody else and not
 * stored.
 */
export const useSupport = create<{ offered: Support | null }>(() => ({ offered: null }));

export function offerSupport(support: Support | null): void {
  if (support) useSupport.setState({ offered: support });
}

export function dismissSupport(): void {
  useSupport.setState({ offered: null });
}
