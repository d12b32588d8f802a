import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Coverable } from "#shared/moderation/decide-cover.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { Notification, NotificationSettings } from "#shared/notifications/contract.ts";
import type { OwnXp } from "#shared/xp/xp-header.ts";
import type { Changes } from "./changes.ts";

/**
 * Events for members' clients. Verbs publish them after their statement has committed. An event
 * says what changed, not its new state: that is read for each receiver at delivery, so that no
 * frame shows anything that a block or filter hides. Two exceptions: new messages, since there are
 * many, and the first follow of a day while nothing else happened to the list.
 */
export type ServerEvent =
  /** The member's XP moved; `own`: the balance after their own call, for its headers. */
  | { readonly type: "xp"; readonly memberId: string; readonly own: OwnXp | null }
  /**
   * A notification was added, grew, was read or removed. `isNew`: an act was added to it. `known`:
   * what the act's statement returned about it, for this process only.
   */
  | {
    readonly type: "notification";
    readonly memberId: string;
    readonly notificationId: string;
    readonly isNew: boolean;
    readonly known?: KnownNotification;
  }
  /**
   * The member's unread counts may have changed. `mayWait`: they are sent a moment later, batched
   * with those of others.
   */
  | { readonly type: "unread"; readonly memberId: string; readonly mayWait?: boolean }
  | { readonly type: "user_blocked" | "user_unblocked"; readonly memberId: string; readonly userId: string }
  /** Sessions of the member have ended: the named one, or all but the kept one. */
  | {
    readonly type: "sessions_ended";
    readonly memberId: string;
    readonly sessionId?: string;
    readonly keptSessionId?: string;
  }
  /** The cached facts of this member as a caller are no longer true: role, filter, name. */
  | { readonly type: "actor_changed"; readonly userId: string }
  /** A stored file was replaced, moved or deleted: no process may serve it from memory. */
  | { readonly type: "file_changed"; readonly key: string }
  /** A process that runs no jobs added one that should run at once. */
  | { readonly type: "jobs_added" }
  /** Much of what the member sees has changed, e.g. by a mute: clients reload everything. */
  | { readonly type: "resync"; readonly memberId: string }
  | {
    readonly type: "typing";
    /** The receiver. */
    readonly memberId: string;
    readonly senderId: string;
    readonly isTyping: boolean;
  }
  /**
   * A new message, for one of its two members. It is the same for both, except for the post it
   * shares and for its cover, and was checked when it was sent, so it is not read again. `alerts`:
   * the member wants to be alerted (messages.8). `cover`: from which, with what the receiver chose,
   * follows how it is covered for them. `support`: only in the sender's event (moderation.11).
   */
  | {
    readonly type: "message";
    readonly memberId: string;
    readonly message: DirectMessage;
    readonly alerts: boolean;
    readonly cover?: Coverable;
    readonly support?: Support;
  }
  /**
   * The member's message, and all before it in the conversation, was delivered or read. Published
   * only if they may know.
   */
  | {
    readonly type: "message_delivered" | "message_read";
    readonly memberId: string;
    readonly messageId: string;
    readonly receiverId: string;
  }
  /** A message of the member was unsent, hidden or changed, or got a reaction. */
  | {
    readonly type: "message_changed" | "message_reactions";
    readonly memberId: string;
    readonly messageId: string;
  }
  /**
   * The member's conversation with `userId` was read, muted, accepted or
   * declined, or has a new level.
   */
  | { readonly type: "conversation_changed"; readonly memberId: string; readonly userId: string }
  /** One of the member's AI chats began, was asked, answered, renamed or deleted. */
  | { readonly type: "ai_chat_changed"; readonly memberId: string; readonly sessionId: string }
  /** The member voted in the poll of a post, which their pages read again (posts.28). */
  | { readonly type: "post_changed"; readonly memberId: string; readonly postId: string }
  /** The name, username or picture of this member changed; everyone who may see them is told. */
  | { readonly type: "member_changed"; readonly userId: string }
  /** A case was opened, reported again, claimed, given back, noted or decided (cases.3). */
  | { readonly type: "case_changed"; readonly caseId: string }
  /** Somebody published a post. */
  | { readonly type: "posts" }
  /** A write of another process changed what is cached for all members. */
  | { readonly type: "changed"; readonly changes: Changes }
  /** Nobody may read from a replica what was before (replicas.3); null: before now. */
  | { readonly type: "read_after"; readonly position: number | null };

/** The only act of a follow's notification, and how and in which language its receiver
 * wants to be notified.
 */
export interface OnlyAct {
  readonly grownAt: string;
  readonly isRead: boolean;
  readonly actor: Notification["actors"][number];
  readonly settings: NotificationSettings;
  readonly language: string | null;
}

interface KnownNotification {
  /**
   * When the act's statement was sent, by `performance.now()`; it may not include later changes to
   * the list.
   */
  readonly sentAt: number;
  /** Null: no act of the notification is left. */
  readonly only: OnlyAct | null;
}

/** An event that concerns one member. */
export type MemberEvent = Extract<ServerEvent, { readonly memberId: string }>;
