import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Endpoint } from "#shared/endpoint.ts";
import type { Actor, Deps } from "../context.ts";
import type { AppEnv } from "./env.ts";

/** The app while it is put together: what every mounted route shares. */
export interface Service {
  readonly app: OpenAPIHono<AppEnv>;
  readonly deps: Deps;
  /** Who makes a request. Given from outside: this layer knows no feature. */
  readonly resolveActor: (deps: Deps, request: Request) => Promise<Actor | null>;
  /** Every endpoint mounted so far. */
  readonly mounted: Endpoint[];
}
