import { pino } from "pino";
import { expect, test } from "vitest";
import { drain } from "./drain.ts";

const log = pino({ level: "silent" });

test("requests in flight finish before the database closes", async () => {
  const order: string[] = [];
  await drain({
    finishRequests: async () => void order.push("finished"),
    abandonRequests: () => order.push("cut"),
    closeDeps: async () => void order.push("closed"),
  }, log);
  expect(order).toEqual(["finished", "closed"]);
});

test("a request that never ends is cut after the limit, and the rest closes all the same", async () => {
  const order: string[] = [];
  await drain(
    {
      finishRequests: () => new Promise(() => {}),
      abandonRequests: () => order.push("cut"),
      closeDeps: async () => void order.push("closed"),
    },
    log,
    5,
  );
  expect(order).toEqual(["cut", "closed"]);
});
