import type { Clock } from "../clock.ts";
import type { Database } from "../db/open-database.ts";
import {
  type Outage,
  type ServiceCalls,
  type ServicePart,
  upsertServiceCalls,
  writeOutages,
} from "./service-queries.ts";

/** Why a call failed; `isPassing`: it says nothing about the next one, e.g. one refused request. */
interface Failure {
  readonly code: string;
  readonly isPassing: boolean;
}

/**
 * Remembers how services outside and jobs did, for the page of services (admin.7). Notes stay in
 * memory, so that calls wait for nothing, until `flush` adds them to those of other processes.
 */
export interface ServiceLog {
  /** Notes the end of a call; null: it was answered. */
  ended(part: ServicePart, failure: Failure | null): void;
  away(service: Outage["service"], part: string, isAway: boolean): void;
  /** Stores what was noted. Never throws: what could not be stored waits for the next time. */
  flush(db: Pick<Database, "sql" | "processLock">): Promise<void>;
}

export function createServiceLog(clock: Clock): ServiceLog {
  let noted = new Map<string, ServiceCalls>();
  const outages = new Map<string, Outage>();
  let stored = "";
  let flushing = Promise.resolve();

  async function storeCalls({ sql }: Pick<Database, "sql">): Promise<void> {
    const calls = noted;
    if (calls.size === 0) return;
    noted = new Map();
    try {
      await upsertServiceCalls(sql, [...calls.values()], clock.now());
    } catch {
      for (const [key, later] of noted) calls.set(key, join(calls.get(key), later));
      noted = calls;
    }
  }

  async function storeOutages({ sql, processLock }: Pick<Database, "sql" | "processLock">): Promise<void> {
    if (outages.size === 0 && stored === "") return;
    const present = [...outages.values()];
    const process = await processLock.id();
    // With a new id of the process, rows under the old one no longer count.
    const state = JSON.stringify([process, present]);
    if (state === stored) return;
    await writeOutages(sql, process, present);
    stored = present.length === 0 ? "" : state;
  }

  return {
    ended({ service, part, setup = "" }, failure) {
      const key = `${service} ${part}`;
      noted.set(key, join(noted.get(key), callOf({ service, part, setup }, failure, clock.now())));
    },
    away(service, part, isAway) {
      const key = `${service} ${part}`;
      if (!isAway) outages.delete(key);
      else if (!outages.has(key)) outages.set(key, { service, part, since: clock.now() });
    },
    flush(db) {
      flushing = flushing.then(() => storeCalls(db)).then(() => storeOutages(db)).catch(() => {});
      return flushing;
    },
  };
}

function callOf(part: ServicePart, failure: Failure | null, at: Date): ServiceCalls {
  if (!failure) {
    return {
      ...part,
      answered: 1,
      failed: 0,
      answeredAt: at,
      failedAt: null,
      failure: null,
      failingSince: null,
    };
  }
  const failingSince = failure.isPassing ? null : at;
  return {
    ...part,
    answered: 0,
    failed: 1,
    answeredAt: null,
    failedAt: at,
    failure: failure.code,
    failingSince,
  };
}

function join(earlier: ServiceCalls | undefined, later: ServiceCalls): ServiceCalls {
  if (!earlier) return later;
  const isNew = later.answeredAt !== null || later.setup !== earlier.setup;
  return {
    service: later.service,
    part: later.part,
    setup: later.setup,
    answered: earlier.answered + later.answered,
    failed: earlier.failed + later.failed,
    answeredAt: later.answeredAt ?? earlier.answeredAt,
    failedAt: later.failedAt ?? earlier.failedAt,
    failure: later.failure ?? earlier.failure,
    failingSince: isNew ? later.failingSince : earlier.failingSince ?? later.failingSince,
  };
}
