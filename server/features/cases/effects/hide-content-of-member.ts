import type { Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { HiddenContent } from "./effect.ts";

/** How much of what a member posted is hidden or restored at once; a job does the rest. */
const batch = 100;

/**
 * Hides a batch of what a member had posted at a moment, the newest first: posts, reposts and
 * comments. What they write later stays.
 */
export async function hideContentOf(tx: Tx, memberId: string, at: Date): Promise<HiddenContent> {
  const [row] = await tx<{ hidden: HiddenContent }[]>`
    select hide_content_of(${memberId}, ${at}, ${batch}) as hidden`;
  if (!row) throw new Error("Nothing came back of what was hidden");
  return row.hidden;
}

/**
 * Takes a batch of `hideContentOf` back. Returns what is left for the next one, and the rows of
 * members' lists that came back.
 */
export async function restoreContentOf(
  tx: Tx,
  hidden: HiddenContent,
  at: Date,
): Promise<{ readonly left: HiddenContent; readonly notified: readonly (Notified | null)[] }> {
  type Restored = { former: HiddenContent; hasMore: boolean; notified: (Notified | null)[] };
  const [row] = await tx<{ restored: Restored }[]>`
    select restore_content_of(${JSON.stringify(hidden)}::text::jsonb, ${at}, ${batch}) as restored`;
  if (!row) throw new Error("Nothing came back of what was restored");
  const { former, hasMore, notified } = row.restored;
  return { left: { ...former, hasMore }, notified };
}
