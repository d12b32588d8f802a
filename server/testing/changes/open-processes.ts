import { afterAll, vi } from "vitest";
import { createApp } from "../../app.ts";
import { dropCachedReads, setHearing } from "../../db/cache/drop-cached-reads.ts";
import { openDatabase } from "../../db/open-database.ts";
import { createActorCache, shareActorCache } from "../../features/auth/sessions/actor-cache.ts";
import { createJobSignal } from "../../jobs/job-signal.ts";
import { hearEvents } from "../../live/hear-event.ts";
import type { Providers } from "../../providers/providers.ts";
import type { Bus } from "../../realtime/bus.ts";
import { joinBuses } from "../app/join-buses.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { requestsOf } from "../requests.ts";

/** Two processes of one service that hear of each other's changes, and one that keeps nothing. */
export interface Processes {
  readonly both: readonly [TestApp, TestApp];
  /** What it reads is read anew after each `forget`. */
  readonly fresh: TestApp;
  forget(): void;
  /** Resolves once each process has heard of all that the others told. */
  delivered(): Promise<void>;
}

/** Longer than anything is kept. */
const longMs = 60 * 60_000;

/** Moves the clock on, and so far that nothing cached is still kept. */
export function passTime({ clock }: Pick<TestApp, "clock">, ms: number): void {
  clock.advance(ms);
  vi.advanceTimersByTime(longMs);
}

/**
 * Opens them on one database. What they cache does not age until time passes, so that no missing
 * topic is hidden by age.
 */
export async function openProcesses(providers: Partial<Providers>): Promise<Processes> {
  const t = await createTestApp({ env: { RATE_LIMIT_SCALE: "1000000" }, providers });
  const { buses: [first, second], delivered } = joinBuses(2);
  const [alone] = joinBuses(1).buses;
  const fresh = openProcess(t, alone as Bus);
  return {
    both: [openProcess(t, first as Bus), openProcess(t, second as Bus)],
    fresh,
    forget: () => {
      dropCachedReads(fresh.deps.db.sql);
      fresh.deps.actors.forgetAll();
    },
    delivered,
  };
}

/** A process with caches of its own. Statements by its `sql` tell nobody of what they write. */
function openProcess(t: TestApp, bus: Bus): TestApp {
  const db = openDatabase(t.config.databaseUrl, { maxConnections: 5, deadlineMs: 60_000 });
  afterAll(() => db.close());
  setHearing(db.sql, () => true);
  const actors = shareActorCache(createActorCache(t.clock), bus);
  const deps = { ...t.deps, db, actors, bus, jobs: createJobSignal() };
  hearEvents(deps);
  const app = createApp(deps);
  return { ...t, app, deps, db, sql: db.sql, ...requestsOf({ app, config: t.config }) };
}
