import { expect, test } from "vitest";
import { getRetentionMs } from "#shared/retention.ts";
import { delayToNextTryMs } from "./send-mail.ts";

const minute = 60_000;

/** The ages at which a mail is tried with a mail server that never accepts it. */
function tries(): number[] {
  const ages = [0];
  for (let age = 0, delay = delayToNextTryMs(0); delay !== null; delay = delayToNextTryMs(age)) {
    age += delay;
    ages.push(age);
  }
  return ages;
}

test("tries a mail at once, soon again, at most five minutes apart in the first hour, and for a day", () => {
  const ages = tries();
  const gaps = ages.slice(1).map((age, place) => ({ from: ages[place] ?? 0, gap: age - (ages[place] ?? 0) }));
  expect(gaps[0]?.gap).toBe(2_000);
  for (const { from, gap } of gaps) {
    expect(gap).toBeLessThanOrEqual(from < 60 * minute ? 5 * minute : 15 * minute);
  }
  expect(ages.at(-1)).toBeGreaterThanOrEqual(24 * 60 * minute);
  expect([getRetentionMs("mails") - 1, getRetentionMs("mails")].map((age) => delayToNextTryMs(age) === null))
    .toEqual([
      false,
      true,
    ]);
  expect(ages.length).toBeLessThan(150);
});

test("reaches a mail server within five minutes after an outage of ten", () => {
  expect(tries().some((age) => age >= 10 * minute && age <= 15 * minute)).toBe(true);
});
