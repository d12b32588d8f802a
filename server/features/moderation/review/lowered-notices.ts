import type { ModerationLevel } from "#shared/primitives.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { notifyFromProduct } from "../../notifications/notify-fragments.ts";

/** Tells who wrote the `subject` that a later verdict lowered it. It opens the content. */
export function notifyOfLoweredContent(
  sql: Sql,
  kind: "post" | "comment",
  level: ModerationLevel,
  at: Date,
): Fragment {
  return notifyFromProduct(sql, {
    type: "moderation",
    receiverId: sql`subject.author_id`,
    group: sql`(${`moderation:${level}:`} || subject.id)`,
    postId: kind === "post" ? sql`subject.id` : sql`(select post_id from comments where id = subject.id)`,
    commentId: kind === "post" ? null : sql`subject.id`,
    message: loweredWords(kind, level),
    at,
  });
}

/** The same of a message, whose words no notification repeats. */
export function notifyOfLoweredMessage(sql: Sql, level: ModerationLevel, at: Date): Fragment {
  return notifyFromProduct(sql, {
    type: "moderation",
    receiverId: sql`subject.sender_id`,
    group: sql`(${`moderation:${level}:`} || subject.id)`,
    postId: null,
    message: loweredWords("message", level),
    at,
  });
}

/** Says that no person decided it (reasons.1); beside the content stands why. */
function loweredWords(kind: "post" | "comment" | "message", level: ModerationLevel): string {
  const whoCannot = kind === "message"
    ? "A receiver with a stricter filter no longer sees it."
    : "Members with a stricter filter no longer see it.";
  return `An automatic review changed the level of your ${kind} to ${level}. ${whoCannot}`;
}
