import type { Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { HiddenComment } from "./effect.ts";

/** Hides a comment (cases.5). Null when it is not there, deleted or hidden already. */
export async function hideComment(tx: Tx, commentId: string, at: Date): Promise<HiddenComment | null> {
  const [row] = await tx<{ hidden: HiddenComment | null }[]>`
    select hide_comment(${commentId}, ${at}) as hidden`;
  return row?.hidden ?? null;
}

/**
 * Takes `hideComment` back. Returns the rows of members' lists that came back; null when the
 * comment is gone or not hidden.
 */
export async function restoreComment(
  tx: Tx,
  commentId: string,
  at: Date,
): Promise<readonly (Notified | null)[] | null> {
  const [row] = await tx<{ notified: (Notified | null)[] | null }[]>`
    select restore_comment(${commentId}, '{}', ${at}) -> 'notified' as notified`;
  return row?.notified ?? null;
}
