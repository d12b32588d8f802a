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

/** Who acts. Comes from the session alone, never from the request's words. */
export interface Actor {
  readonly id: string;
  readonly username: string;
  readonly isAdmin: boolean;
  readonly sessionId: string;
  /** The content filter in force (decision 49); null counts as top (decision 30). */
  readonly filter: ModerationLevel | null;
}

/** What decides which content shows: who looks, and their filter. */
export type Viewer = Pick<Actor, "id" | "filter">;

/**
 * Who acted in the last seconds, so that a burst of calls costs one look-up of its session. Whoever ends sessions or changes
 * what an `Actor` says of a member tells it: within this process that counts at once, in others after the few seconds.
 */
export interface ActorCache {
  /** The actor remembered under a session's key, or what `load` finds. */
  resolve(key: string, load: () => Promise<Actor | null>): Promise<Actor | null>;
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
  /** Sends what the actor holds now along with the answer; the last word counts. */
  tellXp(now: OwnXp): void;
}

/** The context of a call only members may make. */
export interface MemberCtx extends Ctx {
  readonly actor: Actor;
}
