import type { Actor, Deps } from "../../context.ts";

/** Who makes the request: the member of a live session (cookie or bearer token), or null. */
export async function resolveActor(_deps: Deps, _request: Request): Promise<Actor | null> {
  return null;
}
