import type { Sql } from "../../../../server/db/open-database.ts";
import { giveXp } from "../../../../server/testing/xp.ts";

/** Gives members what many chats with AI cost. */
export async function letAsk(sql: Sql, memberIds: readonly string[]): Promise<void> {
  const service = { sql, clock: { now: () => new Date() } };
  for (const id of memberIds) await giveXp(service as never, id, 1_000_000);
}
