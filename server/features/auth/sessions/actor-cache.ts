import type { ActorCache, MemberActor } from "../../../context.ts";
import type { Clock } from "../../../clock.ts";
import type { Bus } from "../../../realtime/bus.ts";

interface Entry {
  readonly until: number;
  /** From now on a call refreshes it in the background. Infinity: a refresh is under way. */
  refreshAt: number;
  readonly loading: Promise<MemberActor | null>;
  /** Known once loaded. */
  actor?: MemberActor | null;
}

/** The share of the time to live after which an entry is refreshed. */
const refreshedFrom = 0.6;
/**
 * For an open socket, which is closed when its session ends, an actor may be this much older before
 * it is refreshed and before it expires, so that a message after a pause does not wait for the
 * look-up.
 */
const watched = { refreshedLaterMs: 12_000, keptLongerMs: 60_000 };

/**
 * Caches a session's actor for `ttlMs`. Concurrent calls of one session share one look-up, and no
 * call of a session that is used every second or two waits for one. A look-up that was running
 * during an invalidation is not cached: it may have read an ended session.
 */
export function createActorCache(
  clock: Clock,
  { ttlMs = 5_000, capacity = 10_000 }: { ttlMs?: number; capacity?: number } = {},
): ActorCache {
  const entries = new Map<string, Entry>();

  function forget(matches: (actor: MemberActor) => boolean): void {
    for (const [key, { actor }] of entries) {
      if (actor === undefined || (actor && matches(actor))) entries.delete(key);
    }
  }

  const forgetMember = (memberId: string) => forget((actor) => actor.id === memberId);

  function begin(load: () => Promise<MemberActor | null>): Entry {
    const now = clock.now().getTime();
    return { until: now + ttlMs, refreshAt: now + ttlMs * refreshedFrom, loading: load() };
  }

  async function refresh(key: string, entry: Entry, load: () => Promise<MemberActor | null>): Promise<void> {
    entry.refreshAt = Infinity;
    const next = begin(load);
    const actor = await next.loading.catch(() => undefined);
    if (actor === undefined) entry.refreshAt = clock.now().getTime();
    // Another entry: this one was invalidated meanwhile.
    if (actor === undefined || entries.get(key) !== entry) return;
    if (actor) entries.set(key, { ...next, actor });
    else entries.delete(key);
  }

  return {
    resolve: (key, load, { isWatched = false } = {}) => {
      const now = clock.now().getTime();
      const known = entries.get(key);
      if (known && known.until + (isWatched ? watched.keptLongerMs : 0) > now) {
        const isDue = known.refreshAt + (isWatched ? watched.refreshedLaterMs : 0) <= now;
        if (isDue) void refresh(key, known, load);
        return known.loading;
      }
      const entry = begin(load);
      entries.delete(key);
      entries.set(key, entry);
      const oldest = entries.size > capacity ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entry.loading.then((actor) => {
        entry.actor = actor;
        // Unknown tokens are not cached: each would take a place, and may become a session a moment
        // later.
        if (!actor && entries.get(key) === entry) entries.delete(key);
      }, () => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.loading;
    },
    forgetSession: (sessionId) => forget((actor) => actor.sessionId === sessionId),
    forgetMember,
    heard: (event) => {
      if (event.type === "actor_changed") forgetMember(event.userId);
      // Also where this process published it itself, which is seldom.
      else if (event.type === "sessions_ended") forgetMember(event.memberId);
    },
    forgetAll: () => entries.clear(),
  };
}

/** The cache of one process of several: what it forgets of a member, the others do too. */
export function shareActorCache(own: ActorCache, bus: Pick<Bus, "publish">): ActorCache {
  return {
    ...own,
    forgetMember(userId) {
      own.forgetMember(userId);
      bus.publish({ type: "actor_changed", userId });
    },
  };
}
