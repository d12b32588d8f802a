import type { JudgedKind } from "#shared/moderation/why-contract.ts";
import { create } from "zustand";

/** One's own post, comment or message. */
export interface OwnContent {
  readonly kind: JudgedKind;
  readonly id: string;
}

/**
 * About what 'Why this level?' is open; null: it is not. Buttons only set it, since lists unmount
 * what scrolls out of view; WhyLevelHost loads and shows it.
 */
export const useWhyLevel = create<{ readonly open: OwnContent | null }>(() => ({ open: null }));

export function openWhyLevel(open: OwnContent | null): void {
  useWhyLevel.setState({ open });
}
