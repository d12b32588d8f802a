import { expect, test } from "vitest";
import { formatComingTime } from "./format-coming.ts";

const now = new Date("2026-12-01T23:30:00").getTime();
const written = (text: string) => formatComingTime(new Date(text).toISOString(), now);

test("names today and tomorrow, then the weekday, then the date", () => {
  expect(written("2026-12-01T23:45:00")).toMatch(/^Today, 11:45\sPM$/);
  expect(written("2026-12-02T00:15:00")).toMatch(/^Tomorrow, 12:15\sAM$/);
  expect(written("2026-12-07T09:00:00")).toMatch(/^Monday.* 9:00\sAM$/);
  expect(written("2026-12-08T09:00:00")).toMatch(/^Dec 8, 9:00\sAM$/);
  expect(written("2027-03-08T09:00:00")).toMatch(/^Mar 8, 2027, 9:00\sAM$/);
});
