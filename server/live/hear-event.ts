import type { Deps } from "../context.ts";
import type { ServerEvent } from "../events.ts";
import { dropCachedReads } from "../db/cache/drop-cached-reads.ts";

/**
 * Forgets what this process remembers and the event makes untrue; null: events may have been lost,
 * so all of it.
 */
export function hearEvent({ db, replicas, actors, jobs, providers }: Deps, event: ServerEvent | null): void {
  if (event?.type === "file_changed") return providers.storage.forget?.(event.key);
  if (event?.type === "jobs_added") return jobs.heard();
  if (event?.type === "changed") return dropCachedReads(db.sql, event.changes);
  // Another process has written: reads that depend on no topic may be older than the event.
  dropCachedReads(db.sql, event === null ? "everything" : []);
  if (event === null) {
    actors.forgetAll();
    providers.storage.forgetAll?.();
    void replicas?.raiseToNow();
  } else if (event.type === "read_after") {
    if (event.position === null) void replicas?.raiseToNow();
    else replicas?.raise(event.position);
  } else actors.heard(event);
}

/** Listens to the bus in a process without sockets. */
export function hearEvents(deps: Deps): void {
  deps.bus.listen({ onEvent: (event) => hearEvent(deps, event), onGap: () => hearEvent(deps, null) });
}
