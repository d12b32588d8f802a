import { msg } from "@lingui/core/runtime-macro";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { positionHeader } from "#shared/database-position.ts";
import type { Endpoint, ParsedInput } from "#shared/endpoint.ts";
import type { Deps, MemberActor } from "../../context.ts";
import type { ServerEvent } from "../../events.ts";
import { dropCachedReads } from "../../db/cache/drop-cached-reads.ts";
import { mayHaveCommitted } from "../../db/pool/database-failures.ts";
import { Forbidden, Unauthenticated } from "../../errors.ts";
import { type Answer, withIdempotencyKey } from "../idempotency/idempotency.ts";
import { checkError, checkResponse } from "../contract/check-response.ts";
import { nameOfEndpoint } from "../contract/describe-endpoint.ts";
import type { AppEnv, HeaderPair } from "./app-env.ts";
import { hashResponse } from "../responses/response-digest.ts";
import { findExpectedError, makeErrorResponse } from "../errors/error-response.ts";
import { type Exchange, exchangeOf, type Route } from "./route.ts";
import { readInput } from "../input/read-input.ts";
import { countCall } from "../limits/count-call.ts";
import type { LoadShedding } from "../limits/load-shedding.ts";
import { readOnReplica, writeWithPosition } from "./positions-of-calls.ts";
import { respondJson, withCommonHeaders } from "../responses/respond.ts";
import { createUnmatchedRoute } from "./unmatched-route.ts";
import { Serialized } from "../responses/serialized.ts";
import { RequestContext } from "./request-context.ts";

/** Shared by all mounted routes. */
export interface Service {
  readonly app: OpenAPIHono<AppEnv>;
  readonly deps: Deps;
  /** Finds the actor of a request. Passed in, since this layer knows no feature. */
  readonly resolveActor: (deps: Deps, request: Request) => Promise<MemberActor | null>;
  /** The response headers for the events that the call published. */
  readonly headersOf: (events: readonly ServerEvent[], actor: MemberActor | null) => HeaderPair[];
  readonly shedding: LoadShedding;
  /** Every endpoint mounted so far. */
  readonly mounted: Endpoint[];
}

/**
 * Mounts routes: guards by the endpoint's access, parses by its schemas, responds with its status.
 */
export function mount(service: Service, routes: readonly Route[]): void {
  const refuseHead = createUnmatchedRoute(service.mounted);
  for (const route of routes) {
    const { endpoint } = route;
    service.mounted.push(endpoint);
    const name = nameOfEndpoint(endpoint);
    service.app.on(
      endpoint.method.toUpperCase(),
      endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      (c) => {
        // Hono serves HEAD by the routes of GET.
        if (endpoint.refusesHead && c.req.method === "HEAD") return refuseHead(c);
        c.set("endpoint", name);
        c.set("isUnlogged", endpoint.isUnlogged);
        return serveRoute(service, route, c);
      },
    );
  }
}

/** Headers set by the handler are sent with an error too. */
async function serveRoute(service: Service, route: Route, c: Context<AppEnv>): Promise<Response> {
  const headers: HeaderPair[] = [];
  const call = (refused?: () => AbortSignal) => {
    c.set("refused", refused);
    return answerCall(service, route, c, headers);
  };
  const { endpoint } = route;
  return await (endpoint.isSheddable ? service.shedding.guard(c.get("endpoint") ?? "", call) : call())
    .catch((error: unknown) => {
      const expected = findExpectedError(error);
      const isChecked = expected && service.deps.config.environment !== "production";
      return makeErrorResponse(isChecked ? checkError(endpoint, expected) : error, c, headers);
    });
}

async function answerCall(
  service: Service,
  route: Route,
  c: Context<AppEnv>,
  headers: HeaderPair[],
): Promise<Response> {
  const { endpoint } = route;
  const actor = endpoint.isAnonymous ? null : await service.resolveActor(service.deps, c.req.raw);
  c.set("actor", actor);
  guardAccess(endpoint, actor);
  const ctx = new RequestContext(service.deps, c, actor);
  await countCall(ctx, route);
  const input = await readInput(c, endpoint);
  const attempt = (createdId?: string) => {
    if (createdId) ctx.createdId = createdId;
    return respondToCall(ctx, c, route, input, headers);
  };
  const call = { ctx, route, request: c.req.raw, headers };
  const result = endpoint.method === "get"
    ? await readOnReplica(call, (sql, own) => {
      const placed = sql ? new RequestContext(service.deps, c, actor, sql) : ctx;
      return respondToCall(placed, c, route, input, own);
    })
    // Public calls spend nothing, and no trace of a password may be stored, not even in a body
    // hash.
    : await writeWithPosition(
      call,
      () =>
        endpoint.access === "public" ? attempt() : withIdempotencyKey(ctx, c.req.raw, input.body, attempt),
    );
  if (ctx.published.length > 0) headers.push(...service.headersOf(ctx.published, actor));
  if (result instanceof Response) return await withCommonHeaders(c, result, headers);
  const body = typeof result.body === "string" ? new Serialized(result.body) : result.body;
  // The position differs with each response, whatever the response says.
  const described = headers.filter(([header]) => header !== positionHeader);
  const digest = endpoint.hasEtag ? hashResponse(actor?.id ?? null, described, body) : undefined;
  return respondJson(c, result.status, body, headers, digest);
}

/** Throws 401 or 403 when the caller may not use the endpoint. */
function guardAccess(endpoint: Endpoint, actor: MemberActor | null): void {
  if (endpoint.access === "public") return;
  if (!actor) throw new Unauthenticated();
  if (endpoint.access === "admin" && !actor.isAdmin) {
    throw new Forbidden(msg`This area is restricted to administrators only`);
  }
  if (endpoint.access === "moderator" && actor.role === "member") {
    throw new Forbidden(msg`This area is restricted to moderators only`);
  }
}

async function respondToCall(
  ctx: RequestContext,
  c: Context<AppEnv>,
  route: Route,
  input: ParsedInput<Endpoint>,
  headers: HeaderPair[],
): Promise<Answer | Response> {
  const { endpoint } = route;
  const result = await runHandler(ctx, route, input, exchangeOf(c.req.raw, headers));
  // In production responses are not checked: tests check their shape, and checking costs
  // more than the response.
  if (ctx.config.environment !== "production") checkResponse(endpoint, result);
  if (result instanceof Response) return result;
  const body = result instanceof Serialized ? result : JSON.stringify(result);
  return { status: endpoint.status, body };
}

/**
 * Shows what a call wrote to all reads after its response, even if it failed after some of it. What
 * refuses, also for a service that is away, is thrown before a write or after the verb named it.
 */
async function runHandler(
  ctx: RequestContext,
  { endpoint, handle, changes }: Route,
  input: ParsedInput<Endpoint>,
  exchange: Exchange,
): Promise<unknown> {
  if (endpoint.method === "get") return await handle(ctx, input, exchange);
  ctx.isAnythingChanged = changes === "everything";
  try {
    const result = await handle(ctx, input, exchange);
    if (changes === "named" && !ctx.hasNamedChanges) ctx.isAnythingChanged = true;
    return result;
  } catch (error) {
    const known = findExpectedError(error);
    ctx.isAnythingChanged = !known || mayHaveCommitted(known);
    throw error;
  } finally {
    if (ctx.isAnythingChanged) ctx.changed("everything");
    else dropCachedReads(ctx.db.sql, []);
    // Whoever asks another process then finds that it has heard of it.
    if (ctx.hasChangedAnything && ctx.bus.state !== "none") {
      await ctx.bus.announce({ type: "changed", changes: [] });
    }
  }
}
