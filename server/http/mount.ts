import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Endpoint, ParsedInput } from "#shared/endpoint.ts";
import { errorEnvelope } from "#shared/errors.ts";
import type { Deps } from "../context.ts";
import { Forbidden, Unauthenticated } from "../errors.ts";
import type { AppEnv } from "./env.ts";
import type { Exchange, Route } from "./route.ts";

const mediaTypes = { json: "application/json", multipart: "multipart/form-data" } as const;

/** Mounts routes: guards by the endpoint's access, parses by its schemas, answers with its status. */
export function mount(app: OpenAPIHono<AppEnv>, deps: Deps, routes: readonly Route[]): void {
  for (const route of routes) {
    app.openapi(describe(route.endpoint), async (c: Context<AppEnv>) => {
      const actor = c.get("actor");
      if (route.endpoint.access !== "public" && !actor) throw new Unauthenticated();
      if (route.endpoint.access === "admin" && !actor?.isAdmin) {
        throw new Forbidden("This area is restricted to administrators only");
      }
      const ctx = {
        ...deps,
        actor,
        sql: deps.db.sql,
        log: c.get("log"),
        requestId: c.get("requestId"),
        source: c.get("source"),
      };
      const result = await route.handle(ctx, parsedInput(c, route.endpoint), exchange(c));
      if (result instanceof Response) return result;
      return c.json(result as object, route.endpoint.status as 200);
    });
  }
}

function describe(endpoint: Endpoint) {
  const { body, encodings = ["json"] } = endpoint;
  const content = endpoint.response
    ? { "application/json": { schema: endpoint.response } }
    : endpoint.produces
    ? { [endpoint.produces]: { schema: { type: "string" as const, format: "binary" } } }
    : undefined;
  return createRoute({
    method: endpoint.method,
    path: endpoint.path,
    summary: endpoint.summary,
    request: {
      params: endpoint.params,
      query: endpoint.query,
      body: body && {
        required: encodings.length === 1,
        content: Object.fromEntries(encodings.map((encoding) => [mediaTypes[encoding], { schema: body }])),
      },
    },
    responses: {
      [endpoint.status]: { description: endpoint.summary, ...(content && { content }) },
      default: { description: "An error", content: { "application/json": { schema: errorEnvelope } } },
    },
  });
}

function parsedInput(c: Context<AppEnv>, endpoint: Endpoint): ParsedInput<Endpoint> {
  const valid = (target: "param" | "query" | "json" | "form") =>
    (c.req.valid as (t: string) => never)(target);
  return {
    params: (endpoint.params && valid("param")) as never,
    query: (endpoint.query && valid("query")) as never,
    body: (endpoint.body && parsedBody(c, endpoint, valid)) as never,
  };
}

function parsedBody(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  valid: (target: "json" | "form") => unknown,
): unknown {
  const contentType = c.req.header("content-type") ?? "";
  if (contentType.startsWith(mediaTypes.multipart)) return valid("form");
  if (contentType || endpoint.encodings === undefined) return valid("json");
  return endpoint.body?.parse({});
}

function exchange(c: Context<AppEnv>): Exchange {
  return {
    request: c.req.raw,
    setHeader: (name, value) => c.header(name, value),
    appendHeader: (name, value) => c.header(name, value, { append: true }),
    setNextCursor: (cursor) => {
      if (cursor !== null) c.header("X-Next-Cursor", cursor);
    },
  };
}
