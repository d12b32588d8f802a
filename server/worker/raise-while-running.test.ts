import { expect, test } from "vitest";
import type { Deps } from "../context.ts";
import type { ServerEvent } from "../events.ts";
import type { TellOthers } from "../db/replicas/replicas.ts";
import { raiseWhileRunning } from "./raise-while-running.ts";

/** Replicas whose primary writes one byte for each look, and a bus that tells of each position. */
function replicasOf(heard: (event: ServerEvent) => void) {
  let position = 0;
  const wrote = async (_memberId: string | null, tellOthers: TellOthers | null) => {
    await tellOthers?.(++position);
    return position;
  };
  const announce = async (event: ServerEvent) => heard(event);
  return { replicas: { wrote }, bus: { announce } } as unknown as Pick<Deps, "replicas" | "bus">;
}

test("tells everybody of what a job hides while it still runs, and once more at its end", async () => {
  const events: ServerEvent[] = [];
  const twice = Promise.withResolvers<void>();
  const deps = replicasOf((event) => {
    events.push(event);
    if (events.length === 2) twice.resolve();
  });
  const during = await raiseWhileRunning(deps, async () => {
    await twice.promise;
    return events.length;
  });
  expect(events.length).toBeGreaterThan(during);
  expect(events.slice(0, 2)).toEqual([
    { type: "read_after", position: 1 },
    { type: "read_after", position: 2 },
  ]);
});

test("tells of what a job hid before it failed", async () => {
  const events: ServerEvent[] = [];
  const deps = replicasOf((event) => events.push(event));
  await expect(raiseWhileRunning(deps, () => Promise.reject(new Error("It failed")))).rejects.toThrow(
    "It failed",
  );
  expect(events).toEqual([{ type: "read_after", position: 1 }]);
});
