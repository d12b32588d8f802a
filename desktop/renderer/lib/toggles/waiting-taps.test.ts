import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, createNetworkError } from "../api/api-error.ts";
import { removeDraftsOf } from "../drafts/draft-store.ts";
import { guardStorage } from "../storage/guarded-storage.ts";
import { getShownToggle, type Toggle } from "./toggle-overlay.ts";
import { flipToggle, setTapKeeper, type ToggleCalls, useToggleStore } from "./toggle-store.ts";
import { WaitingTaps } from "./waiting-taps.ts";

const key = "post-like:1";
const base: Toggle = { isOn: false, count: 3 };
const shown = () => getShownToggle(base, useToggleStore.getState().overlays[key]);

/** A server that likes reach while it is not away, and one browser with its tabs. */
class World {
  failure: Error | null = createNetworkError();
  readonly sent: boolean[] = [];
  readonly undone: unknown[] = [];
  readonly texts = guardStorage(() => {
    throw new Error("kept by this page");
  });
  readonly calls: ToggleCalls = {
    waits: true,
    send: async (isOn) => {
      await Promise.resolve();
      if (this.failure) throw this.failure;
      this.sent.push(isOn);
      return { isOn, count: isOn ? 4 : 3 };
    },
    onSettled: () => {},
    onUndone: (error) => void this.undone.push(error),
  };

  open(memberId = "ada"): WaitingTaps {
    useToggleStore.setState({ overlays: {} });
    const taps = new WaitingTaps({
      memberId,
      texts: this.texts,
      exclusively: (_name, work) => work(),
      callsOf: (asked) => asked === key ? this.calls : null,
    });
    setTapKeeper(taps);
    taps.start();
    return taps;
  }
}

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
});
afterEach(() => {
  vi.useRealTimers();
  setTapKeeper(null);
  useToggleStore.setState({ overlays: {} });
});
const settled = (ms = 10) => vi.advanceTimersByTimeAsync(ms);

test("shows a like that finds no connection, and sends it when there is one", async () => {
  const taps = world.open();
  flipToggle(key, base, world.calls);
  await settled();
  expect([shown(), world.undone]).toEqual([{ isOn: true, count: 4 }, []]);
  world.failure = null;
  taps.send();
  await settled();
  expect([shown(), world.sent, world.texts.keys()]).toEqual([{ isOn: true, count: 4 }, [true], []]);
});

test("tries again by itself", async () => {
  world.open();
  flipToggle(key, base, world.calls);
  await settled(5_000);
  world.failure = null;
  await settled(60_000);
  expect(world.sent).toEqual([true]);
});

test("sends the last of several taps, also one that takes the first back, since that may have arrived", async () => {
  const taps = world.open();
  flipToggle(key, base, world.calls);
  await settled();
  flipToggle(key, base, world.calls);
  await settled();
  expect(shown()).toEqual(base);
  world.failure = null;
  taps.send();
  await settled();
  expect([world.sent, shown()]).toEqual([[false], base]);
});

test("keeps a like over a reload, for its member alone", async () => {
  world.open().stop();
  const taps = world.open();
  flipToggle(key, base, world.calls);
  await settled();
  taps.stop();
  world.open("eve").stop();
  expect(shown()).toEqual(base);
  world.failure = null;
  world.open();
  expect(shown()).toEqual({ isOn: true, count: 4 });
  await settled();
  expect([world.sent, world.texts.keys()]).toEqual([[true], []]);
});

test("leaves a like that another tab has sent", async () => {
  const taps = world.open();
  flipToggle(key, base, world.calls);
  await settled();
  world.failure = null;
  for (const stored of world.texts.keys()) world.texts.removeItem(stored);
  taps.send();
  await settled();
  expect([world.sent, shown().isOn]).toEqual([[], true]);
});

test("undoes a like that the server refuses, at once or later", async () => {
  const refusal = new ApiError({ status: 404, code: "not_found", userMessage: "Gone", bodyText: "" });
  const taps = world.open();
  flipToggle(key, base, world.calls);
  await settled();
  world.failure = refusal;
  taps.send();
  await settled();
  expect([shown(), world.undone, world.texts.keys()]).toEqual([base, [refusal], []]);
  flipToggle(key, base, world.calls);
  await settled();
  expect([shown(), world.undone]).toEqual([base, [refusal, refusal]]);
});

test("forgets what waits with the drafts of a deleted account", async () => {
  world.open();
  flipToggle(key, base, world.calls);
  await vi.advanceTimersByTimeAsync(0);
  expect(world.texts.keys()).toHaveLength(1);
  removeDraftsOf("ada", world.texts);
  expect(world.texts.keys()).toEqual([]);
});
