import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Endpoint, ParsedInput } from "#shared/endpoint.ts";
import type { Deps, MemberActor, RequestCtx, ServerEvent } from "../context.ts";
import { Forbidden, Unauthenticated } from "../errors.ts";
import { type Answer, withIdempotencyKey } from "./idempotency/idempotency.ts";
import { checkError, checkResponse } from "./contract/check-response.ts";
import { describeEndpoint } from "./contract/describe-endpoint.ts";
import type { AppEnv, HeaderPair } from "./app-env.ts";
import { errorResponse, expectedError } from "./errors/error-response.ts";
import { exchangeOf } from "./route.ts";
import { readInput } from "./input/read-input.ts";
import { countCall } from "./limits/count-call.ts";
import { RequestContext } from "./request-context.ts";
import { respondJson, withCommonHeaders } from "./respond.ts";
import type { Route } from "./route.ts";

/** What all mounted routes share. */
export interface Service {
  readonly app: OpenAPIHono<AppEnv>;
  readonly deps: Deps;
  /** Finds the actor of a request. Passed in, since this layer knows no feature. */
  readonly resolveActor: (deps: Deps, request: Request) => Promise<MemberActor | null>;
  /** The response headers for the events that its call published. */
  readonly headersOf: (events: readonly ServerEvent[], actor: MemberActor | null) => HeaderPair[];
  /** Every endpoint mounted so far. */
  readonly mounted: Endpoint[];
}

/** Mounts routes: guards by the endpoint's access, parses by its schemas, answers with its status. */
export function mount(service: Service, routes: readonly Route[]): void {
  for (const route of routes) {
    const { endpoint } = route;
    service.mounted.push(endpoint);
    service.app.openAPIRegistry.registerPath(describeEndpoint(endpoint));
    service.app.on(
      endpoint.method.toUpperCase(),
      endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      (c) => serve(service, route, c),
    );
  }
}

/** Headers set by the handler are sent with an error too. */
async function serve(service: Service, route: Route, c: Context<AppEnv>): Promise<Response> {
  const headers: HeaderPair[] = [];
  return await answer(service, route, c, headers)
    .catch((error: unknown) => {
      const expected = expectedError(error);
      const isChecked = expected && service.deps.config.environment !== "production";
      return errorResponse(isChecked ? checkError(route.endpoint, expected) : error, c, headers);
    });
}

async function answer(
  service: Service,
  route: Route,
  c: Context<AppEnv>,
  headers: HeaderPair[],
): Promise<Response> {
  const { endpoint } = route;
  const actor = endpoint.isAnonymous ? null : await service.resolveActor(service.deps, c.req.raw);
  c.set("actor", actor);
  guard(endpoint, actor);
  const ctx = new RequestContext(service.deps, c, actor);
  await countCall(ctx, route);
  const input = await readInput(c, endpoint);
  const attempt = (createdId?: string) => {
    if (createdId) ctx.createdId = createdId;
    return work(ctx, c, route, input, headers);
  };
  // Public calls spend nothing, and no trace of a password may be stored, not even in a body hash.
  const result = endpoint.access === "public"
    ? await attempt()
    : await withIdempotencyKey(ctx, c.req.raw, input.body, attempt);
  if (ctx.published.length > 0) headers.push(...service.headersOf(ctx.published, actor));
  if (result instanceof Response) return await withCommonHeaders(c, result, headers);
  return respondJson(c, result.status, result.body, headers);
}

/** Throws 401 or 403 when the caller may not use the endpoint. */
function guard(endpoint: Endpoint, actor: MemberActor | null): void {
  if (endpoint.access === "public") return;
  if (!actor) throw new Unauthenticated();
  if (endpoint.access === "admin" && !actor.isAdmin) {
    throw new Forbidden("This area is restricted to administrators only");
  }
}

async function work(
  ctx: RequestCtx,
  c: Context<AppEnv>,
  route: Route,
  input: ParsedInput<Endpoint>,
  headers: HeaderPair[],
): Promise<Answer | Response> {
  const { endpoint } = route;
  const result = await route.handle(ctx, input, exchangeOf(c.req.raw, headers));
  // In production responses are not checked: tests check their shape, and checking costs more than the response.
  if (ctx.config.environment !== "production") checkResponse(endpoint, result);
  if (result instanceof Response) return result;
  return { status: endpoint.status, body: JSON.stringify(result) };
}
