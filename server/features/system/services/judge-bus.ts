import type { Service, ServiceProblem } from "#shared/system/services-contract.ts";
import type { OutageRow } from "../../../metrics/service-queries.ts";
import type { BusState } from "../../../realtime/bus.ts";
import { formatCount, makeFact, makeService, makeUrgentProblem, makeWarning } from "./service-parts.ts";

export interface BusGiven {
  readonly redisUrl: string | null;
  /** The connection of this process. */
  readonly state: BusState;
  readonly outages: readonly OutageRow[];
  readonly processes: number;
}

const badDay = "build/docs/bad-day.md#a-provider-is-down";

/** Judges what carries live updates between processes (admin.7). */
export function judgeBus({ redisUrl, state, outages, processes }: BusGiven): Service {
  const host = redisUrl === null ? null : new URL(redisUrl).host;
  return makeService({
    name: "bus",
    says: host === null
      ? "Live updates stay within a server process (REDIS_URL is not set), which is enough for one."
      : `Live updates go between server processes through ${host}.`,
    problems: host === null ? judgeAlone(processes) : judgeAway(state, outages[0], processes),
    facts: [makeFact("Server processes", String(processes))],
    isOff: host === null,
  });
}

function judgeAlone(processes: number): ServiceProblem[] {
  if (processes < 2) return [];
  return [makeUrgentProblem({
    says:
      `${
        formatCount(processes, "server process", "server processes")
      } use this database, and nothing connects them: ` +
      "messages and counts come late to members on another process.",
    todo: "Set REDIS_URL in all of them and restart. If there should be one only, stop the others.",
    page: "build/docs/scale.md",
  })];
}

function judgeAway(state: BusState, outage: OutageRow | undefined, processes: number): ServiceProblem[] {
  if (state !== "away" && !outage) return [];
  const where = processes > 1
    ? `${outage?.processes ?? 1} of ${processes} server processes`
    : "the server process";
  return [makeWarning({
    says: `Redis can't be reached from ${where}: updates come late to members on another process.`,
    since: outage?.since ?? null,
    todo: "Check Redis and its log, the firewall, and REDIS_URL. It is tried again automatically.",
    page: badDay,
  })];
}
