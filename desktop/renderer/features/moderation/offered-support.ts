import { create } from "zustand";
import type { Support } from "#shared/moderation/crisis-support.ts";

/** Help offered to the author of what they have just written; shown to nobody else and not stored. */
export const useSupport = create<{ offered: Support | null }>(() => ({ offered: null }));

export function offerSupport(support: Support | null): void {
  if (support) useSupport.setState({ offered: support });
}

export function dismissSupport(): void {
  useSupport.setState({ offered: null });
}
