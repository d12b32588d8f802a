import { Hono } from "hono";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { noMetrics } from "../../metrics/metrics.ts";
import type { AppEnv } from "../routing/app-env.ts";
import { logRequests } from "./request-log.ts";

test("logs the first refused request of a second, with how many there were before it, and all others", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: { status: number; refused?: number }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = new Hono<AppEnv>();
  app.use(logRequests({ log, metrics: noMetrics }));
  app.get("/served", (c) => c.text("ok"));
  app.get("/refused", (c) => c.text("no", 429));
  for (let n = 0; n < 100; n++) await app.request("/refused");
  await app.request("/served");
  await app.request("/served");
  vi.advanceTimersByTime(1_000);
  for (let n = 0; n < 3; n++) await app.request("/refused");
  expect(lines.map(({ status, refused }) => [status, refused])).toEqual([
    [429, 1],
    [200, undefined],
    [200, undefined],
    [429, 100],
  ]);
});
