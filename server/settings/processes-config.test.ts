import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { divideConnections } from "./processes-config.ts";

const read = (env: Record<string, string>) =>
  readConfig({ DATABASE_URL: "postgres://a@b/c", SESSION_SECRET: "s".repeat(32), ...env });
const REDIS_URL = "redis://127.0.0.1";

test("a process does everything and is the only one, unless set otherwise", () => {
  expect(read({})).toMatchObject({ processes: 1, role: "all" });
  expect(read({ PROCESSES: "3", ROLE: "web", REDIS_URL })).toMatchObject({ processes: 3, role: "web" });
});

test("auto is as many as there are cores, less one, and at least one", () => {
  expect(read({ PROCESSES: "auto" }).processes).toBe(Math.max(1, availableParallelism() - 1));
});

test.each([[8, 10], [15, 5], [30, 2], [64, 2]])(
  "of %i processes each opens %i connections at most where nobody counted them",
  (processes, connections) => expect(divideConnections(processes)).toBe(connections),
);

test("as many connections as DATABASE_CONNECTIONS says, also of processes that nobody counted", () => {
  expect(read({ PROCESSES: "auto", DATABASE_CONNECTIONS: "12" }).databaseConnections).toBe(12);
});

test("several processes reach the launcher's hub, which no operator sets", () => {
  expect(read({ PROCESSES: "2" }).hub).toBeNull();
  expect(read({ PROCESSES: "2", HUB_SOCKET: "/data/hub", HUB_TOKEN: "t" }).hub).toEqual({
    path: "/data/hub",
    token: "t",
  });
});

test.each([
  [{}, true],
  [{ REDIS_URL }, false],
  [{ HUB_SOCKET: "/data/hub", HUB_TOKEN: "t" }, false],
  [{ HUB_SOCKET: "/data/hub", HUB_TOKEN: "t", HUB_IS_NEW: "1" }, true],
])("with %j listens at once: %s", (env, listensAtOnce) => {
  expect(read(env as never)).toMatchObject({ listensAtOnce });
});

test.each([{ ROLE: "web" }, { ROLE: "worker" }])("refuses %j without a bus", (env) => {
  expect(() => read(env as never)).toThrow("REDIS_URL: expected");
});

test.each([{ PROCESSES: "0" }, { PROCESSES: "65" }, { PROCESSES: "all" }, { ROLE: "both" }])(
  "refuses %j",
  (env) => {
    expect(() => read({ REDIS_URL, ...env } as never)).toThrow(Object.keys(env)[0]);
  },
);
