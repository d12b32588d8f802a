import type { Ctx } from "../../../context.ts";
import { hasLostContent } from "./suspension-queries.ts";

/** What is as it was when a member's suspension is over, for its mails. */
export async function afterSuspension({ sql }: Pick<Ctx, "sql">, memberId: string): Promise<string> {
  const kept = await hasLostContent(sql, memberId)
    ? "Your XP and badges are as they were. What was removed of your posts and comments stays removed."
    : "Your posts, XP and badges are as they were.";
  return `${kept} Promotions that were stopped do not go on.`;
}
