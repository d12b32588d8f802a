import type { Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { Classified } from "../classify-before-publishing.ts";
import { lowerLevel } from "../review-queries.ts";

/**
 * Gives a version of a post the level of a later verdict when that is lower (moderation.4). Returns
 * its author's notification, or null.
 */
export async function lowerPost(
  tx: Tx,
  post: { readonly id: string; readonly revision: number },
  verdict: Classified,
  at: Date,
): Promise<Notified | null> {
  return await lowerLevel(tx, { kind: "post", ...post }, verdict, at);
}
