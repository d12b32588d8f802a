import { msg, plural } from "@lingui/core/runtime-macro";
import { asWritten, type Text } from "#shared/language/text.ts";
import type { OutageRow } from "../../../metrics/service-queries.ts";
import type { BusState } from "../../../realtime/bus.ts";
import {
  type JudgedProblem,
  type JudgedService,
  makeFact,
  makeService,
  makeUrgentProblem,
  makeWarning,
} from "./service-parts.ts";

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
export function judgeBus({ redisUrl, connected, state, outages, processes }: BusGiven): JudgedService {
  const host = redisUrl === null ? null : new URL(redisUrl).host;
  const isAlone = host === null && connected === 1;
  const away = isAlone ? [] : judgeAway(host === null, state, outages[0], processes);
  return makeService({
    name: "bus",
    says: isAlone
      ? msg`Live updates stay within a server process (REDIS_URL is not set), which is enough for one.`
      : host === null
      ? msg`Live updates go between server processes through their launcher.`
      : msg`Live updates go between server processes through ${{ host }}.`,
    problems: host === null ? [...judgeOthers(processes, connected), ...away] : away,
    facts: [makeFact(msg`Server processes`, asWritten(String(processes)))],
    isOff: isAlone,
  });
}

function judgeOthers(processes: number, connected: number): JudgedProblem[] {
  if (processes <= connected) return [];
  return [makeUrgentProblem({
    says: connected === 1
      ? msg`${
        plural({ processes }, { one: "# server process uses", other: "# server processes use" })
      } this database, and nothing connects them: messages and counts come late to members on another process.`
      : msg`${
        plural({ processes }, { one: "# server process uses", other: "# server processes use" })
      } this database, and nothing connects more than ${{
        connected,
      }} of them: messages and counts come late to members on another process.`,
    todo: connected === 1
      ? msg`Set REDIS_URL in all of them and restart. If there should be one only, stop the others.`
      : msg`Set REDIS_URL in all of them and restart. If there should be ${{
        connected,
      }} only, stop the others.`,
    page: "build/docs/scale.md",
  })];
}

function judgeAway(
  isHub: boolean,
  state: BusState,
  outage: OutageRow | undefined,
  processes: number,
): JudgedProblem[] {
  if (state !== "away" && !outage) return [];
  return [makeWarning({
    says: isHub
      ? describeAwayHub(processes, outage?.processes ?? 1)
      : describeAwayRedis(processes, outage?.processes ?? 1),
    since: outage?.since ?? null,
    todo: isHub
      ? msg`It is tried again automatically. If this stays, restart Glimmer.`
      : msg`Check Redis and its log, the firewall, and REDIS_URL. It is tried again automatically.`,
    page: badDay,
  })];
}

function describeAwayHub(all: number, processes: number): Text {
  return all > 1
    ? msg`The launcher can't be reached from ${{ processes }} of ${{
      all,
    }} server processes: updates come late to members on another process.`
    : msg`The launcher can't be reached from the server process: updates come late to members on another process.`;
}

function describeAwayRedis(all: number, processes: number): Text {
  return all > 1
    ? msg`Redis can't be reached from ${{ processes }} of ${{
      all,
    }} server processes: updates come late to members on another process.`
    : msg`Redis can't be reached from the server process: updates come late to members on another process.`;
}
