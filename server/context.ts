import type { Logger } from "pino";
import type { Language } from "#shared/language/languages.ts";
import type { Role } from "#shared/members/role.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Changes } from "./changes.ts";
import { dropCachedReads } from "./db/cache/drop-cached-reads.ts";
import type { Database, Sql } from "./db/open-database.ts";
import type { Replicas } from "./db/replicas/replicas.ts";
import type { ServerEvent } from "./events.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { ServiceLog } from "./metrics/service-log.ts";
import type { TextViewer } from "./db/visibility/viewer.ts";
import type { JobSignal } from "./jobs/job-signal.ts";
import type { Providers } from "./providers/providers.ts";
import type { Bus } from "./realtime/bus.ts";

/** The parts that the process is built from; made once in main.ts, or by a test. */
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
export interface MemberActor extends TextViewer {
  readonly type: "member";
  readonly username: string;
  readonly isAdmin: boolean;
  readonly role: Role;
  /** A member of less than a week with fewer than five posts (moderation.9). */
  readonly isNewcomer: boolean;
  readonly sessionId: string;
}

/** A member without sessions, run by the product (members.6). */
interface BotActor extends TextViewer {
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
  /** The language of texts in the response. */
  readonly language: Language;
  /** The caller's address; the forwarded one behind trusted proxies. */
  readonly source: string;
  /**
   * The id of what the call creates, the same in each try under one Idempotency-Key; null: a new
   * one.
   */
  readonly createdId: string | null;
  /**
   * Says what a write changed of what is cached for all members. Call it after the statement has
   * committed, and before `publish`, so that receivers of the event read what it says.
   */
  changed(changes: Changes): void;
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
export function createCtx<A extends Actor>(deps: Deps, actor: A): Ctx & { readonly actor: A } {
  return {
    ...deps,
    actor,
    sql: deps.db.sql,
    requestId: "",
    language: "en",
    source: "",
    createdId: null,
    changed: (changes) => tellOfChanges(deps, changes),
    publish: (event) => publishEvent(deps, event),
  };
}

/** Publishes it, and drops the list that it changes. */
export function publishEvent(deps: Pick<Deps, "db" | "bus">, event: ServerEvent): void {
  const changes = changesOf(event);
  if (changes.length > 0) tellOfChanges(deps, changes);
  deps.bus.publish(event);
}

/** The list of the event's member that is another since it happened. */
export function changesOf(event: ServerEvent): Changes {
  switch (event.type) {
    case "notification":
      return [`notices:${event.memberId}`];
    case "message":
    case "message_changed":
    case "conversation_changed":
      return [`inbox:${event.memberId}`];
    default:
      return [];
  }
}

/** Drops what is cached of it, in this process and in others. */
export function tellOfChanges({ db, bus }: Pick<Deps, "db" | "bus">, changes: Changes): void {
  dropCachedReads(db.sql, changes);
  if (changes.length > 0) bus.tellOfChanges(changes);
}
