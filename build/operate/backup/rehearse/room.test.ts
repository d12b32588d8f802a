import { expect, test } from "vitest";
import { estimateNeededBytes, requireRoom, watchRoom } from "./scratch-database.ts";

const gb = 1e9;
const having = (bytes: number | null) => () => Promise.resolve(bytes);

test("refuses a rehearsal that would fill the disk, and says what it needs", async () => {
  await expect(requireRoom("/data", 3 * gb, having(6.5 * gb))).rejects.toThrow(
    "A rehearsal needs 6.0 GB in /data for a while, and 1.0 GB must stay free for Glimmer, but only 6.5 GB",
  );
  await requireRoom("/data", 3 * gb, having(7.1 * gb));
});

test("leaves a gigabyte free also beside an empty database", async () => {
  await expect(requireRoom("/data", 0, having(gb))).rejects.toThrow("needs 0.1 GB");
  await requireRoom("/data", 0, having(1.2 * gb));
  await requireRoom("/data", 50 * gb, having(null));
});

test("counts the log of a large database once, since it is bounded", () => {
  expect(estimateNeededBytes(100 * gb)).toBeCloseTo(132.1 * gb, -8);
});

test("ends a rehearsal while others fill the disk", async () => {
  let left = 3 * gb;
  const watching = watchRoom("/data", new AbortController().signal, () => Promise.resolve(left -= 2 * gb), 1);
  await expect(watching).rejects.toThrow("The rehearsal was ended, since only -1.0 GB were left");
});

test("ends with its signal", async () => {
  const ending = new AbortController();
  const watching = watchRoom("/data", ending.signal, having(9 * gb), 1);
  ending.abort();
  await expect(watching).rejects.toThrow("aborted");
});
