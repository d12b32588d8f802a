import type { ConversationState, ReactionEmoji } from "#shared/messages/rules.ts";
import type { Sql } from "../../../db/open-database.ts";

/** See refusal_to_react. */
export type ReactionRefusal = "blocked" | "request" | "waiting";

/** The outcome of a reaction, and the other member of the conversation. */
interface Reacted {
  readonly outcome: "absent" | ReactionRefusal | "same" | "changed";
  readonly other_id: string | null;
}

interface Reaction {
  readonly messageId: string;
  readonly memberId: string;
  readonly emoji: ReactionEmoji;
}

/** Sets a member's only reaction to a message. */
export function upsertReaction(sql: Sql, { messageId, memberId, emoji }: Reaction): Promise<Reacted> {
  return requireOneRow(sql<Reacted[]>`
    select * from set_reaction(${messageId}, ${memberId}, ${emoji}, null)`);
}

/** Removes a member's reaction to a message, if it is this one. */
export function deleteReaction(sql: Sql, { messageId, memberId, emoji }: Reaction): Promise<Reacted> {
  return requireOneRow(sql<Reacted[]>`
    select * from set_reaction(${messageId}, ${memberId}, null, ${emoji})`);
}

interface Unsent {
  readonly outcome: "absent" | "foreign" | "same" | "unsent";
  readonly receiver_id: string | null;
  /** The conversation's state for both. */
  readonly receiver_state: ConversationState | null;
  /** Its image, to be removed unless it is used elsewhere. */
  readonly image_id: string | null;
}

export function markUnsent(
  sql: Sql,
  { messageId, memberId, at }: { messageId: string; memberId: string; at: Date },
): Promise<Unsent> {
  return requireOneRow(sql<Unsent[]>`
    select * from unsend_message(${messageId}, ${memberId}, ${at})`);
}

async function requireOneRow<Row>(rows: Promise<readonly Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error("A function of one row returned none");
  return row;
}
