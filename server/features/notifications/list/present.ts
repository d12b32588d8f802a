import type { Language } from "#shared/language/languages.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import { describePictures } from "#shared/messages/preview.ts";
import { leaveOutSpoilers } from "#shared/posts/spoilers.ts";
import { isReasonCode, reasonTexts } from "#shared/xp/transaction-reasons.ts";
import { isPollReason } from "#shared/notifications/poll-reasons.ts";
import { draftReason, helpReason } from "#shared/notifications/notification-types.ts";
import { cutToLength } from "#shared/shorten-text.ts";
import { writeText } from "../../../language/write-text.ts";
import { getPublishedAddress } from "../../../providers/storage/published-address.ts";
import { readLength } from "./listed-acts-fragments.ts";
import type { NotificationRow } from "./notification-queries.ts";

/** UTF-16 units of a post or comment that a notification shows; less than is read. */
const excerptLength = 280;

/** Bookmarks are private: the author is told how many, not by whom (notifications.2). */
export function presentNotification(row: NotificationRow, language: Language): Notification {
  const actors = (row.type === "bookmark" ? [] : row.actors)
    .map((actor) => ({ ...actor, profileImageUrl: getPublishedAddress(actor.profileImageUrl) }));
  return {
    id: row.id,
    type: row.type,
    isRead: row.is_read,
    postId: row.post_id,
    commentId: row.comment_id,
    decisionId: row.decision_id,
    fromUser: actors[0] ?? null,
    actors,
    count: row.count,
    post: row.content === null ? null : { content: excerptOf(row.content, row.pictures ?? 0, language) },
    xpAmount: xpAmountOf(row),
    reason: reasonOf(row.reason, language),
    message: row.words === null ? row.message : writeText(row.words, language),
    createdAt: row.grown_at.toISOString(),
  };
}

/** The words; of what has none the number of its pictures. */
function excerptOf(content: string, pictures: number, language: Language): string {
  if (content === "" && pictures > 0) return writeText(describePictures(pictures), language);
  return cutToLength(leaveOutSpoilers(content, content.length >= readLength), excerptLength);
}

/** The reason of an XP payment, in words; null of one that is unknown here. */
function reasonOf(reason: string | null, language: Language): string | null {
  if (reason === null || reason === helpReason || reason === draftReason || isPollReason(reason)) {
    return reason;
  }
  return isReasonCode(reason) ? writeText(reasonTexts[reason], language) : null;
}

/** A repost that brought nothing, above the daily cap, says nothing of XP. */
function xpAmountOf({ type, xp }: NotificationRow): number | null {
  if (type === "repost") return xp > 0 ? xp : null;
  return type === "xp" || type === "gift" ? xp : null;
}
