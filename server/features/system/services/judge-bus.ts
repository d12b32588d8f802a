import type { Service, ServiceProblem } from "#shared/system/services-contract.ts";
import type { OutageRow } from "../../../metrics/service-queries.ts";
import type { BusState } from "../../../realtime/bus.ts";
import { formatCount, makeFact, makeService, makeUrgentProblem, makeWarning } from "./service-parts.ts";

export interface BusGiven {
  readonly redisUrl: string | null;
  /** Without Redis: how many processes the launcher connects, this one included. */
  readonly connected: number;
  /** The connection of this process. */
  readonly state: BusState;
  readonly outages: readonly OutageRow[];
  readonly processes: number;
}

const badDay = "build/docs/bad-day.md#a-provider-is-down";

/** Judges what carries live updates between processes (admin.7). */
export function judgeBus({ redisUrl, connected, state, outages, processes }: BusGiven): Service {
  const host = redisUrl === null ? null : new URL(redisUrl).host;
  const isAlone = host === null && connected === 1;
  const away = isAlone ? [] : judgeAway(host === null, state, outages[0], processes);
  return makeService({
    name: "bus",
    says: isAlone
      ? "Live updates stay within a server process (REDIS_URL is not set), which is enough for one."
      : `Live updates go between server processes through ${host ?? "their launcher"}.`,
    problems: host === null ? [...judgeOthers(processes, connected), ...away] : away,
    facts: [makeFact("Server processes", String(processes))],
    isOff: isAlone,
  });
}

function judgeOthers(processes: number, connected: number): ServiceProblem[] {
  if (processes <= connected) return [];
  return [makeUrgentProblem({
    says:
      `${
        formatCount(processes, "server process", "server processes")
      } use this database, and nothing connects ${
        connected === 1 ? "them" : `more than ${connected} of them`
      }: ` +
      "messages and counts come late to members on another process.",
    todo: `Set REDIS_URL in all of them and restart. If there should be ${
      connected === 1 ? "one" : connected
    } only, stop the others.`,
    page: "build/docs/scale.md",
  })];
}

function judgeAway(
  isHub: boolean,
  state: BusState,
  outage: OutageRow | undefined,
  processes: number,
): ServiceProblem[] {
  if (state !== "away" && !outage) return [];
  const where = processes > 1
    ? `${outage?.processes ?? 1} of ${processes} server processes`
    : "the server process";
  return [makeWarning({
    says: `${
      isHub ? "The launcher" : "Redis"
    } can't be reached from ${where}: updates come late to members on another process.`,
    since: outage?.since ?? null,
    todo: isHub
      ? "It is tried again automatically. If this stays, restart Glimmer."
      : "Check Redis and its log, the firewall, and REDIS_URL. It is tried again automatically.",
    page: badDay,
  })];
}
