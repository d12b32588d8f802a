import { expect, test } from "vitest";
import { type BusGiven, judgeBus } from "./judge-bus.ts";
import { writeService } from "./service-parts.ts";

const since = new Date("2026-11-01T10:00:00Z");
const outage = { service: "bus", part: "redis", processes: 1, since } as const;
const judge = (given: Partial<BusGiven>) => {
  const alone = { redisUrl: null, connected: 1, state: "none", outages: [], processes: 1 } as const;
  const { says, problems, state } = writeService(judgeBus({ ...alone, ...given }), "en");
  return { says, state, problems: problems.map(({ says: problem }) => problem) };
};

test("one process needs nothing that connects it", () => {
  expect(judge({})).toMatchObject({ state: "off", problems: [] });
  expect(judge({ processes: 2 }).problems).toEqual([expect.stringContaining("nothing connects them")]);
});

test("says that the launcher connects its processes, and of others that nothing does", () => {
  const hub = { connected: 3, state: "ok", processes: 3 } as const;
  expect(judge(hub)).toEqual({
    says: "Live updates go between server processes through their launcher.",
    state: "ok",
    problems: [],
  });
  expect(judge({ ...hub, processes: 4 }).problems).toEqual([
    expect.stringContaining("nothing connects more than 3 of them"),
  ]);
});

test("says what cannot be reached, and from how many processes", () => {
  const hub = { connected: 3, state: "away", processes: 3, outages: [outage] } as const;
  expect(judge(hub).problems).toEqual([
    expect.stringContaining("The launcher can't be reached from 1 of 3 server processes"),
  ]);
  expect(judge({ ...hub, redisUrl: "redis://cache:6379" }).problems).toEqual([
    expect.stringContaining("Redis can't be reached from 1 of 3 server processes"),
  ]);
});
