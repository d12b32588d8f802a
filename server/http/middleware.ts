import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";

/** Looks at a request before its route does; throws to refuse it. Steps do not wait, so together they cost one promise. */
export type Step = (c: Context<AppEnv>) => void;

/** What every request goes through, in order. */
export function middleware(...steps: readonly Step[]): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    for (const step of steps) step(c);
    return next();
  };
}
