import { expect, test, vi } from "vitest";
import { quietLog } from "../testing/quiet-log.ts";
import { createReleaseWatch, stopCallsOnceTooOld } from "./release-watch.ts";

const one = "https://glimmer.example.org";
const other = "https://other.example.org";
const releaseHeaders = (release: string) => new Headers({ "X-Release": release });

function setUpWatch() {
  const onTooOld = vi.fn();
  const log = quietLog();
  return { onTooOld, log, watch: createReleaseWatch(onTooOld, log) };
}

test("says once that a server became too new, and notices when it no longer is", () => {
  const { watch, onTooOld, log } = setUpWatch();
  watch.note(one, new Headers());
  watch.note(one, releaseHeaders("9.0.0;0.2.0"));
  expect(watch.isTooOldFor(one)).toBe(false);
  watch.note(one, releaseHeaders("9.0.0;9.0.0"));
  watch.note(one, releaseHeaders("9.0.0;9.0.0"));
  expect(watch.isTooOldFor(one)).toBe(true);
  expect(onTooOld).toHaveBeenCalledOnce();
  expect(log.lines).toHaveLength(1);
  watch.note(one, releaseHeaders("0.2.0;0.2.0"));
  expect(watch.isTooOldFor(one)).toBe(false);
});

test("is too old for the one server alone", () => {
  const { watch } = setUpWatch();
  watch.note(one, releaseHeaders("9.0.0;9.0.0"));
  watch.note(other, releaseHeaders("0.2.0;0.2.0"));
  expect([one, other, null].map((origin) => watch.isTooOldFor(origin))).toEqual([true, false, false]);
});

test("makes no call while it is too old", async () => {
  const { watch } = setUpWatch();
  const send = vi.fn(() => Promise.resolve(new Response()));
  const calls = stopCallsOnceTooOld(
    { origin: () => one, isSignedIn: () => Promise.resolve(true), send },
    watch,
  );
  const init = { headers: new Headers() };
  await calls.send("/api/auth/user", init);
  watch.note(one, releaseHeaders("9.0.0;9.0.0"));
  await expect(calls.send("/api/auth/user", init)).rejects.toThrow("too old");
  expect(send).toHaveBeenCalledOnce();
});
