import type { Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { HiddenPost } from "./effect.ts";

/**
 * Hides a post, of a repost its original, and ends its promotion (cases.5). Null when it is not
 * there or hidden already.
 */
export async function hidePost(tx: Tx, postId: string, at: Date): Promise<HiddenPost | null> {
  const [row] = await tx<{ hidden: HiddenPost | null }[]>`select hide_post(${postId}, ${at}) as hidden`;
  return row?.hidden ?? null;
}

/**
 * Takes `hidePost` back. Promotions that it ended go on for the hours that were left, unless their
 * member may not promote by now or the post is promoted anew. Returns the rows of members' lists
 * that came back; null when the post is gone or not hidden.
 */
export async function restorePost(
  tx: Tx,
  postId: string,
  former: Pick<HiddenPost, "promotions">,
  at: Date,
): Promise<readonly (Notified | null)[] | null> {
  const [row] = await tx<{ notified: (Notified | null)[] | null }[]>`
    select restore_post(${postId}, ${JSON.stringify(former)}::text::jsonb, ${at}) -> 'notified' as notified`;
  return row?.notified ?? null;
}
