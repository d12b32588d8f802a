import { createCtx, type SessionCtx } from "../../../context.ts";

/** The context of work that outlives its request. */
export function makeBackgroundCtx(
  { config, db, clock, log, providers, actors, bus, jobs, metrics, replicas, services, actor }: SessionCtx,
) {
  return createCtx(
    { config, db, clock, log, providers, actors, bus, jobs, metrics, replicas, services },
    actor,
  );
}
