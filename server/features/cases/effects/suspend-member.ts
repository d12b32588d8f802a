import type { Tx } from "../../../db/open-database.ts";
import type { FormerSuspension } from "./effect.ts";

/**
 * Suspends a member until a time, or null: until somebody restores them; ends their sign-ins and
 * stops their promotions (admin.3). Null when there is no such member, or they are a bot, gone, or
 * suspended as long already. After the commit the caller publishes `sessions_ended` and forgets the
 * actor.
 */
export async function suspendMember(
  tx: Tx,
  memberId: string,
  { reason, until, at }: { readonly reason: string; readonly until: Date | null; readonly at: Date },
): Promise<FormerSuspension | null> {
  const [row] = await tx<{ former: FormerSuspension | null }[]>`
    select suspend_for_decision(${memberId}, ${reason}, ${until}, ${at}) as former`;
  return row?.former ?? null;
}

/** Takes `suspendMember` back, unless the member is not suspended by it any more. */
export async function undoSuspension(
  tx: Tx,
  memberId: string,
  former: FormerSuspension,
  at: Date,
): Promise<void> {
  await tx`select undo_suspension(${memberId}, ${JSON.stringify(former)}::text::jsonb, ${at})`;
}
