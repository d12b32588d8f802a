import type { Context } from "hono";
import type { Ctx, Deps, MemberActor, MemberEvent, RequestCtx } from "../context.ts";
import type { AppEnv } from "./env.ts";
import { requestLog } from "./request-log.ts";

/**
 * What a verb is handed. Its logger is made at the first word, and names the request and the member.
 *
 * A class for that one accessor: in an object literal it costs V8 a hidden class for every request, 9 KB that live long.
 */
export class RequestContext implements RequestCtx {
  readonly config: Ctx["config"];
  readonly db: Ctx["db"];
  readonly clock: Ctx["clock"];
  readonly providers: Ctx["providers"];
  readonly actors: Ctx["actors"];
  readonly sql: Ctx["sql"];
  readonly actor: MemberActor | null;
  readonly requestId: string;
  readonly source: string;
  createdId: string | null = null;
  readonly published: MemberEvent[] = [];
  readonly #c: Context<AppEnv>;
  #log: Ctx["log"] | undefined;

  constructor(deps: Deps, c: Context<AppEnv>, actor: MemberActor | null) {
    this.config = deps.config;
    this.db = deps.db;
    this.clock = deps.clock;
    this.providers = deps.providers;
    this.actors = deps.actors;
    this.sql = deps.db.sql;
    this.actor = actor;
    this.requestId = c.get("requestId");
    this.source = c.get("source");
    this.#c = c;
  }

  publish(event: MemberEvent): void {
    this.published.push(event);
  }

  get log(): Ctx["log"] {
    return this.#log ??= requestLog(this.#c);
  }
}
