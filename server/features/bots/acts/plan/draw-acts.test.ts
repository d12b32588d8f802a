import fc from "fast-check";
import { expect, test } from "vitest";
import { worksAt } from "#shared/bots/working-hours.ts";
import { poissonBounds } from "../../../../testing/scenes/poisson-bounds.ts";
import { drawActs, hourMs, type Rhythm } from "./plan-hours.ts";

const hour = new Date("2026-03-04T09:00:00Z");
const still: Rhythm = {
  memberId: "0190a000-0000-7000-8000-000000000001",
  hours: { from: "00:00:00", until: "00:00:00" },
  postFrequency: 0,
  commentFrequency: 0,
  likeFrequency: 0,
  writesTexts: true,
  drawsImages: false,
};

/** The minutes of the hour of all acts drawn for this many seeds. */
function minutesOf(rhythm: Partial<Rhythm>, seeds: number): number[] {
  return Array.from({ length: seeds }, (_, seed) => drawActs({ ...still, ...rhythm }, hour, seed))
    .flat()
    .map(({ dueAt }) => (dueAt.getTime() - hour.getTime()) / 60_000);
}

const rhythms = fc.record({
  memberId: fc.uuid(),
  hours: fc.record({ from: timeOfDay(), until: timeOfDay() }),
  postFrequency: frequency(),
  commentFrequency: frequency(),
  likeFrequency: frequency(),
  writesTexts: fc.boolean(),
  drawsImages: fc.boolean(),
});

function timeOfDay() {
  return fc.integer({ min: 0, max: 86_399 }).map((seconds) =>
    new Date(seconds * 1000).toISOString().slice(11, 19)
  );
}

function frequency() {
  return fc.integer({ min: 0, max: 60_000 }).map((thousandths) => thousandths / 1000);
}

test("draws the same acts for the same seed, in order, within the hour and the working hours, each with its own id", () => {
  fc.assert(fc.property(rhythms, fc.integer({ min: 0, max: 23 }), fc.nat(), (rhythm, hourOfDay, seed) => {
    const starts = new Date(Date.UTC(2026, 2, 4, hourOfDay));
    const acts = drawActs(rhythm, starts, seed);
    expect(drawActs(rhythm, starts, seed)).toEqual(acts);
    expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length);
    const times = acts.map(({ dueAt }) => dueAt.getTime());
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
    for (const { dueAt } of acts) {
      expect(worksAt(rhythm.hours, dueAt)).toBe(true);
      expect(dueAt.getTime() - starts.getTime()).toBeLessThan(hourMs);
      expect(dueAt >= starts).toBe(true);
    }
  }));
});

test.each([0.02, 0.5, 1, 5, 60])("draws %d acts an hour, within Poisson bounds", (likeFrequency) => {
  const counts = Array.from(
    { length: 400 },
    (_, seed) => drawActs({ ...still, likeFrequency }, hour, seed).length,
  );
  const [low, high] = poissonBounds(likeFrequency, 1e-9);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(low);
  expect(Math.max(...counts)).toBeLessThanOrEqual(high);
  const sum = counts.reduce((all, count) => all + count, 0);
  const mean = 400 * likeFrequency;
  expect(Math.abs(sum - mean)).toBeLessThan(6 * Math.sqrt(mean) + 1);
});

test("spreads acts evenly over the hour", () => {
  const minutes = minutesOf({ commentFrequency: 5 }, 2000).toSorted((a, b) => a - b);
  // Kolmogorov-Smirnov; above 2.5 with a probability of 7e-6.
  const farthest = Math.max(...minutes.map((at, place) => Math.abs(at / 60 - place / minutes.length)));
  expect(farthest * Math.sqrt(minutes.length)).toBeLessThan(2.5);
});

test("draws only the acts within a partial hour: from 9:15 to 9:30 a quarter of them", () => {
  const minutes = minutesOf({ likeFrequency: 8, hours: { from: "09:15:00", until: "09:30:00" } }, 1000);
  expect(minutes.every((at) => at >= 15 && at < 30)).toBe(true);
  expect(Math.abs(minutes.length - 2000)).toBeLessThan(6 * Math.sqrt(2000));
});

test("draws both ends of an hour in which hours that wrap midnight end and begin", () => {
  const minutes = minutesOf({ likeFrequency: 6, hours: { from: "09:50:00", until: "09:10:00" } }, 300);
  expect(minutes.every((at) => at < 10 || at >= 50)).toBe(true);
  expect(minutes.some((at) => at < 10)).toBe(true);
  expect(minutes.some((at) => at >= 50)).toBe(true);
});

test("draws nothing in hours without work, and no posts for a bot that neither writes nor draws", () => {
  expect(minutesOf({ likeFrequency: 60, hours: { from: "10:00:00", until: "09:00:00" } }, 50)).toEqual([]);
  const silent = { ...still, postFrequency: 60, likeFrequency: 60, writesTexts: false };
  expect(new Set(drawActs(silent, hour, 1).map(({ kind }) => kind))).toEqual(new Set(["like"]));
  expect(drawActs({ ...silent, drawsImages: true }, hour, 1).some(({ kind }) => kind === "post")).toBe(true);
});

test("computes bounds of a Poisson count", () => {
  expect(poissonBounds(0.02, 1e-6)).toEqual([0, 3]);
  const [low, high] = poissonBounds(5, 1e-6);
  expect([low, high]).toEqual([0, 19]);
  const [least, most] = poissonBounds(1000, 1e-10);
  expect(least).toBeGreaterThan(780);
  expect(most).toBeLessThan(1230);
});
