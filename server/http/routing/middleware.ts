import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.ts";

/**
 * Runs before a request's route; throws to refuse it. Steps are synchronous, so that all of them
 * cost one promise.
 */
export type Step = (c: Context<AppEnv>) => void;

/** The steps of every request, in order. */
export function chainSteps(...steps: readonly Step[]): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    for (const step of steps) step(c);
    return next();
  };
}
