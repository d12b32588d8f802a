import type { QueryClient } from "@tanstack/react-query";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import { forgetPosition } from "../../lib/api/read-position.ts";
import { assistantKeys } from "../../lib/query-keys/assistant-keys.ts";
import { caseKeys } from "../../lib/query-keys/case-keys.ts";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";
import { messageKeys } from "../../lib/query-keys/message-keys.ts";
import { notificationKeys, unreadKeys } from "../../lib/query-keys/notification-keys.ts";
import { commentKeys, postKeys } from "../../lib/query-keys/post-keys.ts";
import { shopKeys } from "../../lib/query-keys/shop-keys.ts";
import { patchMember } from "../../features/members/patch-member.ts";
import { refetchInFlight } from "../../lib/cache/refetch-in-flight.ts";
import {
  flattenNotifications,
  insertNotification,
  type NotificationPages,
  removeNotification,
} from "../../features/notifications/notification-pages.ts";
import { refreshPost } from "../../entities/posts/refresh-post.ts";
import { dropMemberPosts } from "../../entities/posts/member-posts.ts";
import { writeSessionXp } from "../../lib/session/write-session-xp.ts";
import { refreshSession } from "../../lib/session/session.ts";
import { applyMessageFrame, catchUpMessages } from "../../features/messages/apply-message-frame.ts";
import { refreshCases } from "../../features/cases/refresh-cases.ts";
import { refreshFollowers } from "../../features/follows/refresh-followers.ts";

type NotificationFrame = Extract<ServerFrame, { readonly type: "notification" }>;

/** Frames after which something is fetched that a replica may serve (replicas.2). */
const tellOfOthers: ReadonlySet<ServerFrame["type"]> = new Set([
  "notification",
  "posts",
  "post_changed",
  "member_changed",
  "user_blocked",
  "user_unblocked",
]);

/**
 * The one place where events change the query cache; events of messages are in
 * features/messages/apply-message-frame.ts.
 */
export function applyFrame(client: QueryClient, frame: ServerFrame): void {
  if (tellOfOthers.has(frame.type)) forgetPosition();
  switch (frame.type) {
    case "notification": {
      const { id, notification } = frame;
      if (notification?.type === "payment") void client.invalidateQueries({ queryKey: shopKeys.all });
      // The member who asked Lisa may be waiting at the post.
      if (notification?.type === "lisa" && notification.postId) invalidatePost(client, notification.postId);
      if (isAboutFollowers(client, frame)) refreshFollowers(client);
      return changeNotifications(
        client,
        (data) => notification ? insertNotification(data, notification) : removeNotification(data, id),
      );
    }
    case "unread":
      return setUnread(client, frame);
    case "xp":
      return void writeSessionXp(client, frame);
    case "posts":
      return invalidateHeads(client);
    case "post_changed":
      return void refreshPost(client, frame.postId);
    case "resync":
      return catchUp(client);
    case "ai_chat_changed":
      // An answer under way is then followed by the chat that shows it.
      void client.invalidateQueries({ queryKey: assistantKeys.messages(frame.sessionId) });
      void client.invalidateQueries({ queryKey: assistantKeys.free });
      return void client.invalidateQueries({ queryKey: assistantKeys.sessions });
    case "case_changed":
      return refreshCases(client, frame.caseId);
    case "member_changed":
      return patchMember(client, frame.member);
    case "user_blocked":
      dropMemberPosts(client, frame.userId, "everywhere");
      // The blocker may be on the other's profile, which stays, so that they can undo the block.
      return invalidateMember(client, frame.userId, "none");
    case "user_unblocked":
      return invalidateMember(client, frame.userId, "active");
    default:
      applyMessageFrame(client, frame);
  }
}

/**
 * Refetches what missed events may have changed. Of the feed only the head is fetched, so that the
 * list does not move.
 */
export function catchUp(client: QueryClient): void {
  forgetPosition();
  void client.invalidateQueries({ queryKey: notificationKeys.list });
  for (const queryKey of Object.values(unreadKeys)) void client.invalidateQueries({ queryKey });
  catchUpMessages(client);
  refreshSession(client);
  void client.invalidateQueries({ queryKey: memberKeys.allStats });
  void client.invalidateQueries({ queryKey: shopKeys.all });
  void client.invalidateQueries({ queryKey: assistantKeys.all });
  void client.invalidateQueries({ queryKey: caseKeys.all });
  invalidateHeads(client);
}

/**
 * Whether someone began to follow the member or, as far as the cached list knows, may have stopped.
 */
function isAboutFollowers(client: QueryClient, { id, notification }: NotificationFrame): boolean {
  if (notification) return notification.type === "follow";
  const listed = client.getQueryData<NotificationPages>(notificationKeys.list);
  const known = listed && flattenNotifications(listed).find((row) => row.id === id);
  return known === undefined || known.type === "follow";
}

/** Changes the cached list, and restarts a fetch of it in flight, whose response may be older. */
function changeNotifications(
  client: QueryClient,
  change: (data: NotificationPages) => NotificationPages,
): void {
  client.setQueryData<NotificationPages>(notificationKeys.list, (data) => data && change(data));
  refetchInFlight(client, notificationKeys.list);
}

function invalidatePost(client: QueryClient, postId: string): void {
  void client.invalidateQueries({ queryKey: postKeys.one(postId) });
  void client.invalidateQueries({ queryKey: commentKeys.ofPost(postId) });
}

function setUnread(client: QueryClient, counts: ServerFrame & { type: "unread" }): void {
  for (const kind of ["notifications", "messages", "requests"] as const) {
    // Cancels a fetch in flight, whose response may be older than the event.
    void client.cancelQueries({ queryKey: unreadKeys[kind] });
    client.setQueryData(unreadKeys[kind], counts[kind]);
  }
}

/** A hidden page fetches the heads when it is shown again: see start-realtime.ts. */
function invalidateHeads(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: postKeys.heads,
    refetchType: document.hidden ? "none" : "active",
  });
}

/** Refetches what depends on the relation of the two members. */
function invalidateMember(client: QueryClient, memberId: string, openProfile: "active" | "none"): void {
  const keys = [
    memberKeys.blockStatus(memberId),
    memberKeys.followStatus(memberId),
    memberKeys.blocked,
    memberKeys.allStats,
    memberKeys.allPeople,
    memberKeys.suggested,
    postKeys.byMember(memberId),
    postKeys.picturesOf(memberId),
    notificationKeys.list,
    messageKeys.lists,
    messageKeys.summary(memberId),
    postKeys.pages,
    commentKeys.all,
  ];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: memberKeys.allByUsername, refetchType: openProfile });
}
