import { expect, test } from "vitest";
import { readConfig } from "../config.ts";

const read = (env: Record<string, string>) =>
  readConfig({ DATABASE_URL: "postgres://a@b/c", SESSION_SECRET: "s".repeat(32), ...env });
const REDIS_URL = "redis://127.0.0.1";

test("a process does everything and is the only one, unless set otherwise", () => {
  expect(read({})).toMatchObject({ processes: 1, role: "all" });
  expect(read({ PROCESSES: "3", ROLE: "web", REDIS_URL })).toMatchObject({ processes: 3, role: "web" });
});

test.each([{ PROCESSES: "2" }, { ROLE: "web" }, { ROLE: "worker" }])("refuses %j without a bus", (env) => {
  expect(() => read(env as never)).toThrow("REDIS_URL: expected");
});

test.each([{ PROCESSES: "0" }, { PROCESSES: "65" }, { ROLE: "both" }])("refuses %j", (env) => {
  expect(() => read({ REDIS_URL, ...env } as never)).toThrow(Object.keys(env)[0]);
});
