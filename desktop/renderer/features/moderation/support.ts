import { create } from "zustand";
import type { Support } from "#shared/moderation/support.ts";

/** The help offered to a member for what they have just written; seen by nobody else and kept nowhere. */
export const useSupport = create<{ offered: Support | null }>(() => ({ offered: null }));

/** Offers help when there is some to offer. */
export function offerSupport(support: Support | null): void {
  if (support) useSupport.setState({ offered: support });
}

export function dismissSupport(): void {
  useSupport.setState({ offered: null });
}
