import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownJson } from "#shared/system/testing/own-response.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { createNotificationSettings } from "./notification-settings.ts";

const noon = new Date("2026-11-21T12:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => void vi.useRealTimers());

/** A server that stores the settings. */
function setUpSettings() {
  let stored = { types: {}, quietHours: null, pausedUntil: null, showsPreviews: true, timeZone: "UTC" };
  const send = vi.fn((_path: string, { body }: RequestInit) => {
    if (typeof body === "string") stored = { ...stored, ...JSON.parse(body) as object };
    return Promise.resolve(ownJson(stored));
  });
  const onChange = vi.fn();
  const log = quietLog();
  const calls = {
    origin: () => "https://glimmer.example.org",
    isSignedIn: () => Promise.resolve(true),
    send,
  };
  const settings = createNotificationSettings({ calls, onChange, now: Date.now, log });
  return { settings, send, onChange, log };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test("pauses for an hour at the server, and resumes", async () => {
  const { settings, send, onChange } = setUpSettings();
  settings.pauseForAnHour();
  await settle();
  const [path, init] = send.mock.calls[0] ?? [];
  expect([path, init?.method, init?.body]).toEqual([
    "/api/notifications/settings",
    "PUT",
    '{"pausedUntil":"2026-11-21T13:00:00.000Z"}',
  ]);
  expect(settings.pausedUntil()).toEqual(new Date("2026-11-21T13:00:00Z"));
  settings.resume();
  await settle();
  expect([settings.pausedUntil(), onChange.mock.calls.length]).toEqual([null, 2]);
});

test("a pause ends at its time, also while the computer sleeps", async () => {
  const { settings, onChange } = setUpSettings();
  settings.pauseForAnHour();
  await settle();
  vi.setSystemTime(new Date("2026-11-21T14:00:00Z"));
  expect(settings.pausedUntil()).toBeNull();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("makes one call for requests at the same time", async () => {
  const { settings, send } = setUpSettings();
  const both = await Promise.all([settings.read(), settings.read()]);
  expect(both[0]).toMatchObject({ showsPreviews: true });
  expect(send).toHaveBeenCalledOnce();
  await settings.read();
  expect(send).toHaveBeenCalledTimes(2);
});

test("keeps the last settings, and logs, while the server is away", async () => {
  const { settings, send, log } = setUpSettings();
  await settings.read();
  send.mockRejectedValueOnce(new Error("offline"));
  expect(await settings.read()).toBeNull();
  expect(settings.known()).not.toBeNull();
  expect(log.lines).toEqual([expect.stringContaining("offline")]);
});

test("drops the previous member's settings, also those that arrive later", async () => {
  const { settings, send } = setUpSettings();
  const late = Promise.withResolvers<Response>();
  send.mockReturnValueOnce(late.promise);
  const reading = settings.read();
  await settle();
  settings.reset();
  late.resolve(ownJson({}));
  expect([await reading, settings.known()]).toEqual([null, null]);
});
