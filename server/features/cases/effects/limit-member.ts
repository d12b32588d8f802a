import type { Tx } from "../../../db/open-database.ts";
import type { FormerLimit } from "./effect.ts";

/**
 * Limits a member until a time, or as long as an earlier limit lasts if that is longer, and stops
 * their promotions (cases.4). Null when there is no such member, or they are a bot or gone.
 */
export async function limitMember(tx: Tx, memberId: string, until: Date, at: Date): Promise<FormerLimit | null> {
  const [row] = await tx<{ former: FormerLimit | null }[]>`
    select limit_for_decision(${memberId}, ${until}, ${at}) as former`;
  return row?.former ?? null;
}

/** Takes `limitMember` back, unless the member is not limited by it any more. */
export async function undoLimit(tx: Tx, memberId: string, former: FormerLimit, at: Date): Promise<void> {
  await tx`select undo_limit(${memberId}, ${JSON.stringify(former)}::text::jsonb, ${at})`;
}
