import { expect, test } from "vitest";
import type { ServerEvent } from "../events.ts";
import { createJobSignal, signalOtherProcesses } from "../jobs/job-signal.ts";
import { createProcessBus } from "../realtime/bus.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { openService } from "./open-service.ts";

const jobs = createJobSignal();
const bus = createProcessBus();
const t = await createTestApp({
  env: { ROLE: "worker", REDIS_URL: "redis://127.0.0.1" },
  deps: { bus, jobs },
});

test("a worker serves its health and nothing else", async () => {
  const { handle, gateway } = openService(t.deps);
  const statusOf = async (path: string) =>
    (await handle(new Request(`http://10.0.0.1${path}`), { remoteAddress: "10.0.0.2" })).status;
  expect(gateway).toBeNull();
  expect([await statusOf("/api/health"), await statusOf("/api/posts"), await statusOf("/")]).toEqual([
    200,
    404,
    404,
  ]);
});

test("a worker looks for jobs as soon as a web process has added one", () => {
  openService(t.deps);
  const looks: ServerEvent["type"][] = [];
  jobs.onAdded(() => void looks.push("jobs_added"));
  signalOtherProcesses(bus).added();
  expect(looks).toEqual(["jobs_added"]);
});
