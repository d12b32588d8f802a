import { expect, test } from "vitest";
import { worksAt } from "#shared/bots/working-hours.ts";
import { testDatabase } from "../../testing/test-database.ts";

const { sql } = await testDatabase();
const at = (moment: string) => new Date(`2026-11-${moment}Z`);

// `worksAt` decides in what is drawn and begun, and `next_working_time` in the statement that
// writes a message to a bot.
test.each([
  ["08:00:00", "17:00:00", "23T07:59:59", "23T08:00:00"],
  ["08:00:00", "17:00:00", "23T08:00:00", "23T08:00:00"],
  ["08:00:00", "17:00:00", "23T16:59:59", "23T16:59:59"],
  ["08:00:00", "17:00:00", "23T17:00:00", "24T08:00:00"],
  ["22:00:00", "06:00:00", "23T21:59:59", "23T22:00:00"],
  ["22:00:00", "06:00:00", "23T22:00:00", "23T22:00:00"],
  ["22:00:00", "06:00:00", "23T00:00:00", "23T00:00:00"],
  ["22:00:00", "06:00:00", "23T05:59:59", "23T05:59:59"],
  ["22:00:00", "06:00:00", "23T06:00:00", "23T22:00:00"],
  ["09:00:00", "09:00:00", "23T03:00:00", "23T03:00:00"],
])("a bot of %s to %s that is asked at %s works from %s on", async (from, until, asked, next) => {
  const [row] = await sql<{ next: Date }[]>`
    select next_working_time(${from}::time, ${until}::time, ${at(asked)}::timestamptz) as next`;
  expect(row?.next).toEqual(at(next));
  expect(worksAt({ from, until }, at(asked))).toBe(asked === next);
  expect(worksAt({ from, until }, at(next))).toBe(true);
});
