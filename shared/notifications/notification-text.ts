import { msg, plural } from "@lingui/core/runtime-macro";
import { isolateName } from "../isolate-name.ts";
import { asWritten, type Text } from "../language/text.ts";
import type { Notification } from "./contract.ts";
import { draftReason, helpReason } from "./notification-types.ts";
import { getNotificationType, isPollReason, pollReasons, pollTexts } from "./poll-reasons.ts";

/**
 * Returns the text of a notification in the list, in native notifications and in pushes
 * (notifications.1).
 */
export function formatNotification(one: Notification): Text {
  const who = nameActors(one);
  const { commentId, count, message, reason, xpAmount } = one;
  const xp = xpAmount ?? 0;
  switch (getNotificationType(one)) {
    case "like":
      return commentId ? msg`${{ who }} liked your comment` : msg`${{ who }} liked your post`;
    case "comment":
      return msg`${{ who }} commented on your post`;
    case "reply":
      return msg`${{ who }} replied to your comment`;
    case "mention":
      return commentId ? msg`${{ who }} mentioned you in a comment` : msg`${{ who }} mentioned you in a post`;
    case "bookmark":
      return count === 1
        ? msg`Someone bookmarked your post`
        : msg`${plural({ count }, { one: "# member", other: "# members" })} bookmarked your post`;
    case "follow":
      return msg`${{ who }} followed you`;
    case "repost":
      return xp > 0
        ? msg`${{ who }} reposted your post (+${plural({ xp }, { other: "# XP" })})`
        : msg`${{ who }} reposted your post`;
    case "quote":
      return msg`${{ who }} quoted your post`;
    case "post":
      return msg`${{ who }} posted`;
    case "thanks":
      return msg`${{ who }} thanked you`;
    case "poll":
      return pollTexts[isPollReason(reason) ? reason : pollReasons.voter];
    case "xp":
      return reason
        ? msg`You received ${plural({ xp }, { other: "# XP" })}: ${{ reason }}`
        : msg`You received ${plural({ xp }, { other: "# XP" })}`;
    case "gift":
      return msg`You received a gift of ${plural({ xp }, { other: "# XP" })}`;
    case "lisa":
      return message === null ? msg`Lisa (AI Assistant) answered you` : asWritten(message);
    case "payment":
    case "moderation":
      return message === null ? msg`Something changed on your account` : asWritten(message);
    // Of a later release.
    default:
      return message === null ? msg`Something new` : asWritten(message);
  }
}

/**
 * The title and body of an alert (notifications.4): who did what, so that no name is said twice;
 * and what was written, null when nothing was or the member shows no previews.
 */
export function formatAlert(
  one: Notification,
  showsPreviews: boolean,
): { readonly title: Text; readonly body: string | null } {
  // Who sees the screen need not see who needs help.
  if (one.type === "moderation" && one.reason === helpReason) {
    return { title: msg`There is a note for you`, body: null };
  }
  // The words say all of it.
  if (one.type === "moderation" && one.reason === draftReason) {
    return { title: formatNotification(one), body: null };
  }
  if (isPollReason(one.reason)) {
    return { title: formatNotification(one), body: (showsPreviews && one.post?.content.trim()) || null };
  }
  // Nor what somebody decided about them.
  if (one.decisionId) return { title: msg`There is a decision for you to read`, body: null };
  const written = showsPreviews ? one.message?.trim() || one.post?.content.trim() : null;
  return { title: formatNotification({ ...one, message: null }), body: written || null };
}

/** "Ada", "Ada and Ben", "Ada, Ben and 3 others". */
function nameActors({ actors, count }: Notification): Text | string {
  const [first, second] = actors.map(({ displayName }) => isolateName(displayName));
  if (!first) {
    // Languages differ in how they put those who did something.
    return count === 1 ? msg({ message: "Someone", context: "who did something" }) : msg({
      message: plural({ count }, { one: "# member", other: "# members" }),
      context: "who did something",
    });
  }
  if (count === 1) return first;
  if (!second) {
    return msg`${{ first }} and ${plural({ others: count - 1 }, { one: "# other", other: "# others" })}`;
  }
  if (count === 2) return msg`${{ first }} and ${{ second }}`;
  return msg`${{ first }}, ${{ second }} and ${
    plural({ others: count - 2 }, { one: "# other", other: "# others" })
  }`;
}
