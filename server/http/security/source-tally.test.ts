import { expect, test } from "vitest";
import { SourceTally } from "./source-tally.ts";

function tallyOf(...sources: readonly (readonly [source: string, times: number])[]): SourceTally {
  const tally = new SourceTally();
  for (const [source, times] of sources) for (let n = 0; n < times; n += 1) tally.note(source);
  return tally;
}

test("knows the one source of many requests, whatever asks from this machine", () => {
  expect(tallyOf(["172.31.87.1", 50], ["127.0.0.1", 5], ["0:0:0:0::/64", 5]).only).toBe("172.31.87.1");
});

test("knows none of few requests, or of several sources", () => {
  expect(tallyOf(["172.31.87.1", 49]).only).toBeNull();
  expect(tallyOf(["172.31.87.1", 50], ["203.0.113.5", 1], ["172.31.87.1", 50]).only).toBeNull();
});
