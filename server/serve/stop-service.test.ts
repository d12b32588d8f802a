import { pino } from "pino";
import { expect, test } from "vitest";
import { stopService } from "./stop-service.ts";

const log = pino({ level: "silent" });

test("finishes requests in flight before the database closes", async () => {
  const order: string[] = [];
  await stopService({
    finishRequests: async () => void order.push("finished"),
    closeDeps: async () => void order.push("closed"),
  }, log);
  expect(order).toEqual(["finished", "closed"]);
});

test("waits for a request that never ends only up to the time limit", async () => {
  const order: string[] = [];
  await stopService(
    {
      finishRequests: () => new Promise(() => {}),
      closeDeps: async () => void order.push("closed"),
    },
    log,
    5,
  );
  expect(order).toEqual(["closed"]);
});
