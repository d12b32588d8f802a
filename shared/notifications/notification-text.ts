import { isolateName } from "../isolate-name.ts";
import type { Notification } from "./contract.ts";
import { helpReason } from "./notification-types.ts";

/**
 * Returns the text of a notification in the list, in native notifications and in pushes
 * (notifications.1).
 */
export function formatNotification(one: Notification): string {
  const who = actorNames(one);
  switch (one.type) {
    case "like":
      return `${who} liked your ${one.commentId ? "comment" : "post"}`;
    case "comment":
      return `${who} commented on your post`;
    case "reply":
      return `${who} replied to your comment`;
    case "mention":
      return `${who} mentioned you in a ${one.commentId ? "comment" : "post"}`;
    case "bookmark":
      return one.count === 1 ? "Someone bookmarked your post" : `${one.count} members bookmarked your post`;
    case "follow":
      return `${who} followed you`;
    case "repost":
      return `${who} reposted your post${one.xpAmount ? ` (+${xpText(one.xpAmount)})` : ""}`;
    case "quote":
      return `${who} quoted your post`;
    case "xp":
      return `You received ${xpText(one.xpAmount)}${one.reason ? `: ${one.reason}` : ""}`;
    case "gift":
      return `You received a gift of ${xpText(one.xpAmount)}`;
    case "lisa":
      return one.message ?? "Lisa (AI Assistant) answered you";
    case "payment":
    case "moderation":
      return one.message ?? "Something changed on your account";
  }
}

function xpText(amount: number | null): string {
  return `${(amount ?? 0).toLocaleString("en")} XP`;
}

/**
 * The title and body of an alert (notifications.4): who did what, so that no name is said twice;
 * and what was written, null when nothing was or the member shows no previews.
 */
export function formatAlert(
  one: Notification,
  showsPreviews: boolean,
): { readonly title: string; readonly body: string | null } {
  // Who sees the screen need not see who needs help.
  if (one.type === "moderation" && one.reason === helpReason) {
    return { title: "There is a note for you", body: null };
  }
  // Nor what somebody decided about them.
  if (one.decisionId) return { title: "There is a decision for you to read", body: null };
  const written = showsPreviews ? one.message?.trim() || one.post?.content.trim() : null;
  return { title: formatNotification({ ...one, message: null }), body: written || null };
}

/** "Ada", "Ada and Ben", "Ada, Ben and 3 others". */
function actorNames({ actors, count }: Notification): string {
  const [first, second] = actors.map(({ displayName }) => isolateName(displayName));
  if (!first) return count === 1 ? "Someone" : `${count} members`;
  if (count === 1 || !second) return count === 1 ? first : `${first} and ${othersText(count - 1)}`;
  return count === 2 ? `${first} and ${second}` : `${first}, ${second} and ${othersText(count - 2)}`;
}

function othersText(number: number): string {
  return number === 1 ? "1 other" : `${number.toLocaleString("en")} others`;
}
