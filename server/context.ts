import type { Logger } from "pino";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { OwnXp } from "#shared/xp/header.ts";
import type { Config } from "./config.ts";
import type { Database, Sql } from "./db/client.ts";
import type { Providers } from "./providers/providers.ts";

/** Time as the product sees it; tests move it. */
export interface Clock {
  now(): Date;
}

/** What the process is built from; made once in main.ts, or by a test. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly providers: Providers;
  readonly actors: ActorCache;
}

/** A member with a session. Comes from the session alone, never from what the request says. */
export interface MemberActor extends Viewer {
  readonly type: "member";
  readonly username: string;
  readonly isAdmin: boolean;
  readonly sessionId: string;
}

/** A member without sessions that the product runs (members.6). */
interface BotActor extends Viewer {
  readonly type: "bot";
  readonly username: string;
}

/** The product itself: a job, a webhook. */
interface SystemActor {
  readonly type: "system";
  /** What acts, for the log. */
  readonly name: string;
}

type Actor = MemberActor | BotActor | SystemActor;

/** What decides which content shows: who looks, and their filter. */
export interface Viewer {
  readonly id: string;
  /** The content filter in force (moderation.5); null counts as top (moderation.2). */
  readonly filter: ModerationLevel | null;
}

/** What a member is to hear of at once. Verbs publish it when the statement that brought it about has committed. */
export interface MemberEvent {
  readonly type: "xp";
  readonly memberId: string;
  /** What the member holds now. */
  readonly own: OwnXp;
}

/**
 * Who acted in the last seconds, so that a burst of calls costs one look-up of its session. Whoever ends sessions or changes
 * what an `Actor` says of a member tells it: within this process that counts at once, in others after the few seconds.
 */
export interface ActorCache {
  /** The actor remembered under a session's key, or what `load` finds. */
  resolve(key: string, load: () => Promise<MemberActor | null>): Promise<MemberActor | null>;
  forgetSession(sessionId: string): void;
  forgetMember(memberId: string): void;
}

/** Handed to every verb. */
export interface Ctx extends Deps {
  readonly actor: Actor | null;
  readonly sql: Sql;
  readonly requestId: string;
  /** The caller's address, behind trusted proxies the forwarded one. */
  readonly source: string;
  /** The id of what the call creates, the same in each attempt under one Idempotency-Key; null: a new one. */
  readonly createdId: string | null;
  /** Call it after the statement has committed, never inside a transaction. */
  publish(event: MemberEvent): void;
}

/** The context of a call that anybody may make. */
export interface RequestCtx extends Ctx {
  readonly actor: MemberActor | null;
}

/** The context of what members do, and bots. */
export interface MemberCtx extends Ctx {
  readonly actor: MemberActor | BotActor;
}

/** The context of a call that is made with a session. */
export interface SessionCtx extends Ctx {
  readonly actor: MemberActor;
}

/** The context of what is done beside requests: by jobs, bots and webhooks. */
export function ctxFor<A extends Actor>(deps: Deps, actor: A): Ctx & { readonly actor: A } {
  return {
    ...deps,
    actor,
    sql: deps.db.sql,
    requestId: "",
    source: "",
    createdId: null,
    publish() {},
  };
}
