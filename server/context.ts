import type { Logger } from "pino";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { Notification, NotificationSettings } from "#shared/notifications/contract.ts";
import type { Role } from "#shared/members/role.ts";
import type { OwnXp } from "#shared/xp/xp-header.ts";
import type { Config } from "./config.ts";
import { dropCachedReads } from "./db/cache/writes.ts";
import type { Database, Sql } from "./db/open-database.ts";
import type { Replicas } from "./db/replicas/replicas.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { ServiceLog } from "./metrics/service-log.ts";
import type { Viewer } from "./db/visibility/viewer.ts";
import type { JobSignal } from "./jobs/job-signal.ts";
import type { Providers } from "./providers/providers.ts";
import type { Bus } from "./realtime/bus.ts";

/** Time as the product sees it; tests move it. */
export interface Clock {
  now(): Date;
}

/** What the process is built from; made once in main.ts, or by a test. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  /** Where the reads of some endpoints go; null: to `db`, like everything. */
  readonly replicas: Replicas | null;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** How services outside and jobs did lately (admin.7). */
  readonly services: ServiceLog;
  readonly providers: Providers;
  readonly actors: ActorCache;
  /** Carries events to the sockets of this process and of others. */
  readonly bus: Bus;
  /** Sends a mail that was queued at once. */
  readonly jobs: JobSignal;
}

/** A member with a session. Comes from the session alone, never from the request's content. */
export interface MemberActor extends Viewer {
  readonly type: "member";
  readonly username: string;
  readonly isAdmin: boolean;
  readonly role: Role;
  /** A member of less than a week with fewer than five posts (moderation.9). */
  readonly isNewcomer: boolean;
  readonly sessionId: string;
}

/** A member without sessions, run by the product (members.6). */
interface BotActor extends Viewer {
  readonly type: "bot";
  readonly isNewcomer?: false;
  readonly username: string;
}

/** The product itself: a job, a webhook. */
interface SystemActor {
  readonly type: "system";
  /** Names the actor in the log. */
  readonly name: string;
}

type Actor = MemberActor | BotActor | SystemActor;

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
  /** What is cached of this member as a caller is no longer true: role, filter, name. */
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
   * shares, and was checked when it was sent, so it is not read again. `alerts`: the member wants
   * to be alerted (messages.8). `support`: only in the sender's event (moderation.11).
   */
  | {
    readonly type: "message";
    readonly memberId: string;
    readonly message: DirectMessage;
    readonly alerts: boolean;
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
  /** The name, username or picture of this member changed; everyone who may see them is told. */
  | { readonly type: "member_changed"; readonly userId: string }
  /** A case was opened, reported again, claimed, given back, noted or decided (cases.3). */
  | { readonly type: "case_changed"; readonly caseId: string }
  /** Somebody published a post. */
  | { readonly type: "posts" }
  /** Nobody may read from a replica what was before (replicas.3); null: before now. */
  | { readonly type: "read_after"; readonly position: number | null };

/** The only act of a follow's notification, and how its receiver wants to be notified. */
export interface OnlyAct {
  readonly grownAt: string;
  readonly isRead: boolean;
  readonly actor: Notification["actors"][number];
  readonly settings: NotificationSettings;
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

/**
 * Caches actors for some seconds, so that a burst of calls costs one session look-up. Code that
 * ends sessions or changes an actor's fields must invalidate it: this takes effect at once in this
 * process, in others as soon as the bus carries it there, and without one after the cache's
 * lifetime.
 */
export interface ActorCache {
  /**
   * Returns the cached actor of a session's key, or the result of `load`. `isWatched`: the caller
   * ends when the session does.
   */
  resolve(
    key: string,
    load: () => Promise<MemberActor | null>,
    options?: { readonly isWatched?: boolean },
  ): Promise<MemberActor | null>;
  /** `sessions_ended` must be published too: it takes this to the other processes. */
  forgetSession(sessionId: string): void;
  forgetMember(memberId: string): void;
  /** An event of this or another process may concern an actor. */
  heard(event: ServerEvent): void;
  /** Events of other processes may have been lost. */
  forgetAll(): void;
}

/** The context passed to every verb. */
export interface Ctx extends Deps {
  readonly actor: Actor | null;
  readonly sql: Sql;
  readonly requestId: string;
  /** The caller's address; the forwarded one behind trusted proxies. */
  readonly source: string;
  /** Of what the call creates, the same in each try under one Idempotency-Key; null: a new one. */
  readonly createdId: string | null;
  /** Call it after the statement has committed, never inside a transaction. */
  publish(event: ServerEvent): void;
}

/** The context of a call that needs no session. */
export interface RequestCtx extends Ctx {
  readonly actor: MemberActor | null;
}

/** The context of an act by a member or bot. */
export interface MemberCtx extends Ctx {
  readonly actor: MemberActor | BotActor;
}

/** The context of a call with a session. */
export interface SessionCtx extends Ctx {
  readonly actor: MemberActor;
}

/** The context of work outside requests: jobs, bots and webhooks. */
export function ctxFor<A extends Actor>(deps: Deps, actor: A): Ctx & { readonly actor: A } {
  return {
    ...deps,
    actor,
    sql: deps.db.sql,
    requestId: "",
    source: "",
    createdId: null,
    publish: (event) => {
      dropCachedReads(deps.db.sql);
      deps.bus.publish(event);
    },
  };
}
