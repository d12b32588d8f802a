import { msg, select } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
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
    words: loweredWords(kind, level),
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
    words: loweredWords("message", level),
    at,
  });
}

/** Says that no person decided it (reasons.1); beside the content stands why. */
function loweredWords(kind: "post" | "comment" | "message", level: ModerationLevel): Text {
  return [
    msg`An automatic review changed the level of ${
      select({ kind }, { post: "your post", comment: "your comment", other: "your message" })
    } to ${select({ level }, { top: "top", high: "high", low: "low", other: "none" })}.`,
    kind === "message"
      ? msg`A receiver with a stricter filter no longer sees it.`
      : msg`Members with a stricter filter no longer see it.`,
  ];
}
