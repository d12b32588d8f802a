import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkNotification } from "./check-notification.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Notifications of a system that says this about each. */
function systemThat(say: (notification: EventEmitter) => void, isSupported = true) {
  const made: { options: object; close: ReturnType<typeof vi.fn> }[] = [];
  class Notification extends EventEmitter {
    static isSupported = () => isSupported;
    static removeGroup = () => {};
    readonly close = vi.fn();
    readonly options: object;
    constructor(options: object) {
      super();
      this.options = options;
      made.push(this);
    }
    show = () => say(this);
  }
  return { Notification: Notification as never, made };
}

test.each<[string, (notification: EventEmitter) => void, object]>([
  ["shows it", (shown) => shown.emit("show", {}), { result: "ok" }],
  ["refuses it", (shown) => shown.emit("failed", {}, "not allowed"), {
    result: "failed",
    why: "The system refused it: not allowed",
  }],
  ["says nothing", () => {}, { result: "failed" }],
])("a system that %s: nothing is left behind", async (_, say, expected) => {
  const { Notification, made } = systemThat(say);
  const found = checkNotification(Notification);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await found).toMatchObject(expected);
  expect(made[0]?.options).toMatchObject({ silent: true });
  expect(made[0]?.close).toHaveBeenCalledOnce();
});

test("a system without notifications is not asked for one", async () => {
  const { Notification, made } = systemThat(() => {}, false);
  expect((await checkNotification(Notification)).result).toBe("not available");
  expect(made).toEqual([]);
});
