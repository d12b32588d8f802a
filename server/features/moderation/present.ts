import type { ElementRow } from "./verdict-fragments.ts";

type Presented = Omit<ElementRow, "reason"> & { readonly reason: string | null };

/** The levels for everyone, the reasons only for the author (moderation.3). */
export function presentElements(rows: readonly ElementRow[], by: { isAuthor: boolean }): Presented[] {
  return rows.map(({ type, level, reason }) => ({ type, level, reason: by.isAuthor ? reason : null }));
}
