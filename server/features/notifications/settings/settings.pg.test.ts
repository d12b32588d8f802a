import { beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";

const t = await createTestApp();
const path = "/api/notifications/settings";
const hourMs = 60 * 60 * 1000;
const defaults = { types: {}, quietHours: null, pausedUntil: null, showsPreviews: true, timeZone: "UTC" };
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

const read = async (who = ada): Promise<unknown> => await (await who.get(path)).json();
const change = (json: object) => ada.put(path, json);

test("returns the defaults to a member who has changed nothing", async () => {
  expect(await read()).toEqual(defaults);
});

test("changes only the given settings, and nobody else's", async () => {
  const bob = await member(t);
  const steps = [
    { types: { like: "off", follow: "list" } },
    { quietHours: { from: "22:00", to: "07:00", days: [1, 7] } },
    { showsPreviews: false },
    { timeZone: "Europe/Berlin" },
    { pausedUntil: new Date(t.clock.now().getTime() + hourMs).toISOString() },
    { types: { xp: "off" } },
    { quietHours: null, pausedUntil: null },
  ];
  let expected: object = defaults;
  for (const step of steps) {
    expected = { ...expected, ...step };
    const response = await change(step);
    expect([response.status, await response.json()]).toEqual([200, expected]);
    expect(await read()).toEqual(expected);
  }
  expect(await read(bob)).toEqual(defaults);
});

test("stores the time zone with the member, in its canonical spelling", async () => {
  await change({ timeZone: "america/new_york" });
  expect(await t.sql`select time_zone from members where id = ${ada.id}`)
    .toEqual([{ time_zone: "America/New_York" }]);
});

test("treats an expired pause as none, whether given or stored", async () => {
  const inAnHour = new Date(t.clock.now().getTime() + hourMs).toISOString();
  expect(await (await change({ pausedUntil: inAnHour })).json()).toMatchObject({ pausedUntil: inAnHour });
  t.clock.advance(hourMs);
  expect(await read()).toMatchObject({ pausedUntil: null });
  expect(await (await change({ pausedUntil: "2001-01-01T00:00:00Z" })).json())
    .toMatchObject({ pausedUntil: null });
});

test.each([
  [{ timeZone: "Mars/Olympus", showsPreviews: false }, "timeZone"],
  [{ timeZone: "+02:00" }, "timeZone"],
  [{ types: { like: "loud" } }, "types.like"],
  [{ types: { poke: "off" } }, "types"],
  [{ quietHours: { from: "24:00", to: "07:00", days: [1] } }, "quietHours.from"],
  [{ quietHours: { from: "22:00", to: "07:00", days: [] } }, "quietHours.days"],
  [{ quietHours: { from: "22:00", to: "07:00", days: [8] } }, "quietHours.days.0"],
  [{ pausedUntil: "tomorrow" }, "pausedUntil"],
  [{ showsPreviews: "no" }, "showsPreviews"],
])("refuses %j by its field and changes nothing", async (given, field) => {
  const response = await change(given);
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json() as { fields: object }).fields)).toEqual([field]);
  expect(await read()).toEqual(defaults);
});
