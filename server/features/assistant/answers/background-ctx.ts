import { createCtx, type SessionCtx } from "../../../context.ts";

/** The context of work that outlives its request. */
export function makeBackgroundCtx(
  { language, config, db, clock, log, providers, actors, bus, jobs, metrics, replicas, services, actor }:
    SessionCtx,
) {
  const deps = { config, db, clock, log, providers, actors, bus, jobs, metrics, replicas, services };
  return { ...createCtx(deps, actor), language };
}
