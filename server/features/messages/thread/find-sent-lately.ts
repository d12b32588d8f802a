import type { MemberCtx } from "../../../context.ts";
import { selectLatestBeginning, type SentLately } from "./thread-queries.ts";

/**
 * The latest message that the actor has sent to a member since a moment and that begins with one of
 * these texts; null when there is none.
 */
export async function findSentLately(
  { sql, actor }: Pick<MemberCtx, "sql" | "actor">,
  given: { readonly receiverId: string; readonly beginnings: readonly string[]; readonly since: Date },
): Promise<SentLately | null> {
  return await selectLatestBeginning(sql, { ...given, senderId: actor.id });
}
