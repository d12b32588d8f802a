import type { Notification } from "./contract.ts";
import { draftReason, helpReason } from "./notification-types.ts";

/**
 * The path that a notification opens, from the list, a native notification or a
 * push (notifications.1).
 */
export function getNotificationPath(
  { type, postId, commentId, decisionId, fromUser, reason }: Notification,
): string {
  if (type === "moderation" && reason === helpReason) return "/notifications?help=1";
  if (type === "moderation" && reason === draftReason) return "/drafts";
  if (decisionId) return `/decisions/${decisionId}`;
  if (postId) return commentId ? `/post/${postId}?comment=${commentId}` : `/post/${postId}`;
  if (commentId) return "/";
  if (type === "follow" && fromUser) return `/${fromUser.username}`;
  if (type === "thanks") return "/notifications?tab=thanks";
  if (type === "xp" || type === "gift" || type === "payment") return "/xp-history";
  return "/notifications";
}
