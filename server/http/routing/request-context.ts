import type { Context } from "hono";
import type { Changes } from "../../changes.ts";
import {
  changesOf,
  type Ctx,
  type Deps,
  type MemberActor,
  publishEvent,
  type RequestCtx,
  tellOfChanges,
} from "../../context.ts";
import { dropCachedReads } from "../../db/cache/drop-cached-reads.ts";
import type { ServerEvent } from "../../events.ts";
import { readRequestLanguage } from "../../language/request-language.ts";
import { requestLog } from "../log/request-log.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * The context of a request. Its logger is created on first use, and names the request and the
 * member.
 *
 * A class for that one accessor: in an object literal it costs V8 a hidden class for every request,
 * 9 KB that live long.
 */
export class RequestContext implements RequestCtx {
  readonly config: Ctx["config"];
  readonly db: Ctx["db"];
  readonly replicas: Ctx["replicas"];
  readonly clock: Ctx["clock"];
  readonly providers: Ctx["providers"];
  readonly actors: Ctx["actors"];
  readonly bus: Ctx["bus"];
  readonly jobs: Ctx["jobs"];
  readonly metrics: Ctx["metrics"];
  readonly services: Ctx["services"];
  readonly sql: Ctx["sql"];
  readonly actor: MemberActor | null;
  readonly requestId: string;
  readonly source: string;
  createdId: string | null = null;
  /** Whether all reads after it, also those of who hears of it, must find everything anew. */
  isAnythingChanged = false;
  hasNamedChanges = false;
  hasChangedAnything = false;
  readonly published: ServerEvent[] = [];
  readonly #c: Context<AppEnv>;
  #log: Ctx["log"] | undefined;
  #language: Ctx["language"] | undefined;

  /** `sql`: a replica's, for a read that may run there. */
  constructor(deps: Deps, c: Context<AppEnv>, actor: MemberActor | null, sql = deps.db.sql) {
    this.config = deps.config;
    this.db = deps.db;
    this.replicas = deps.replicas;
    this.clock = deps.clock;
    this.providers = deps.providers;
    this.actors = deps.actors;
    this.bus = deps.bus;
    this.jobs = deps.jobs;
    this.metrics = deps.metrics;
    this.services = deps.services;
    this.sql = sql;
    this.actor = actor;
    this.requestId = c.get("requestId");
    this.source = c.get("source");
    this.#c = c;
  }

  changed(changes: Changes): void {
    this.hasNamedChanges = true;
    if (changes.length > 0) this.hasChangedAnything = true;
    tellOfChanges(this, changes);
  }

  publish(event: ServerEvent): void {
    this.published.push(event);
    // Before any receiver of the event reads.
    if (this.isAnythingChanged) this.changed("everything");
    else dropCachedReads(this.db.sql, []);
    if (changesOf(event).length > 0) this.hasChangedAnything = true;
    publishEvent(this, event);
  }

  /** Ends when nobody waits for the response any more: the caller has left, or was refused. */
  get signal(): AbortSignal {
    const refused = this.#c.get("refused");
    const { signal } = this.#c.req.raw;
    return refused ? AbortSignal.any([signal, refused()]) : signal;
  }

  /** Chosen once: a list is presented row by row. */
  get language(): Ctx["language"] {
    return this.#language ??= readRequestLanguage(this.#c.req.raw.headers);
  }

  get log(): Ctx["log"] {
    return this.#log ??= requestLog(this.#c);
  }
}
