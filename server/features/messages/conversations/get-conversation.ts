import type { ConversationSummary } from "#shared/messages/shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { memberNotFound } from "../../members/get-member.ts";
import { explainRefusal } from "../refusal-text.ts";
import { selectStanding } from "../standing-queries.ts";
import { selectConversation } from "./conversation-queries.ts";
import { presentConversation } from "./present-conversation.ts";
import { product } from "#shared/product.ts";
import type { Sql } from "../../../db/open-database.ts";
import { writeText } from "../../../language/write-text.ts";

/**
 * The conversation with a member, also before the first message, with the reason why the actor may
 * not write. Throws `NotFound` for oneself, for an unknown member, and across a block when there is
 * no conversation.
 */
export async function getConversation(
  ctx: MemberCtx,
  userId: string,
): Promise<ConversationSummary> {
  const now = ctx.clock.now();
  const parties = { senderId: ctx.actor.id, receiverId: userId, sharedAuthorId: null, now };
  const [row, standing] = await Promise.all([
    selectConversation(ctx.sql, ctx.actor, userId, now),
    selectStanding(ctx.sql, parties),
  ]);
  if (!row || !standing) throw memberNotFound();
  if (row.state === null && (row.is_blocked || row.is_blocked_by)) throw memberNotFound();
  const opensByFollowing = standing.refusal === "not_following" &&
    await selectOpensByFollowing(ctx.sql, parties);
  return {
    ...presentConversation(row, ctx.actor, ctx.language),
    // The text that sending has, also where following would not help: whom a member takes messages
    // from is told to those who follow.
    refusal: standing.refusal &&
      writeText(explainRefusal({ ...standing, refusal: standing.refusal }), ctx.language),
    opensByFollowing,
  };
}

/** Whether a member who does not follow another may write to them once they do. */
async function selectOpensByFollowing(
  sql: Sql,
  { senderId, receiverId }: { senderId: string; receiverId: string },
): Promise<boolean> {
  const [row] = await sql<{ opens: boolean }[]>`
    select opens_by_following(${senderId}, ${receiverId}, ${product.assistantName}) as opens`;
  return row?.opens ?? false;
}
