import { expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";

const serverTime = Date.parse("2026-11-20T12:00:00Z");
const hourMs = 3_600_000;

function responseAt(time: number, more: Record<string, string> = { "Cache-Control": "no-store" }): Headers {
  return new Headers({ Date: new Date(time).toUTCString(), ...more });
}

function clockThatIsOff(byMs: number) {
  const device = { now: serverTime + byMs };
  return { device, clock: createServerClock(() => device.now) };
}

test.each([-hourMs, hourMs, 400 * 24 * hourMs])("corrects a device whose clock is %i ms off", (byMs) => {
  const { device, clock } = clockThatIsOff(byMs);
  expect(clock.note(responseAt(serverTime), device.now)).toBe(true);
  expect(Math.abs(clock.now() - serverTime)).toBeLessThanOrEqual(500);
  device.now += hourMs;
  expect(Math.abs(clock.now() - serverTime - hourMs)).toBeLessThanOrEqual(500);
});

test("ignores a difference of a few seconds", () => {
  const { device, clock } = clockThatIsOff(8_000);
  expect(clock.note(responseAt(serverTime), device.now)).toBe(false);
  expect(clock.now()).toBe(device.now);
});

test("ends the correction once the device's clock is set right", () => {
  const { device, clock } = clockThatIsOff(hourMs);
  clock.note(responseAt(serverTime), device.now);
  device.now = serverTime + 60_000;
  expect(clock.note(responseAt(serverTime + 60_000), device.now)).toBe(true);
  expect(clock.now()).toBe(device.now);
});

test("ignores responses that a cache may hold, that took long, or that have no date", () => {
  const { device, clock } = clockThatIsOff(hourMs);
  const noStore = { "Cache-Control": "no-store" };
  expect(clock.note(responseAt(serverTime, { "Cache-Control": "max-age=60" }), device.now)).toBe(false);
  expect(clock.note(responseAt(serverTime, {}), device.now)).toBe(false);
  expect(clock.note(responseAt(serverTime, { ...noStore, Age: "5" }), device.now)).toBe(false);
  expect(clock.note(responseAt(serverTime), device.now - 20_000)).toBe(false);
  expect(clock.note(responseAt(serverTime), device.now + 1)).toBe(false);
  expect(clock.note(new Headers(noStore), device.now)).toBe(false);
  expect(clock.now()).toBe(device.now);
});
