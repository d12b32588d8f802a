import { EventEmitter } from "node:events";
import { beforeEach, expect, test, vi } from "vitest";
import { formatDeepLink, parseDeepLink } from "#shared/deep-links.ts";
import type { System } from "../../bridge.ts";
import type { NotificationContent } from "./notification-content.ts";
import { createSystemNotifier, writeToastXml } from "./system-notifier.ts";
import { quietLog } from "../testing/quiet-log.ts";

const post = "/post/0198a7c0-0000-7000-8000-000000000001";
const content: NotificationContent = {
  id: "message:0198a7c0:2026-11-21T10:00:00.000Z",
  title: "Mina",
  text: "",
  path: post,
};

const shown: FakeNotification[] = [];

interface Options {
  readonly id: string;
  readonly title?: string;
  readonly body?: string;
  readonly groupId?: string;
  readonly toastXml?: string;
  readonly hasReply?: boolean;
}

class FakeNotification extends EventEmitter {
  static isSupported = () => true;
  static removeGroup = vi.fn<(groupId: string) => void>();
  readonly options: Options;
  constructor(options: Options) {
    super();
    this.options = options;
  }
  show() {
    shown.push(this);
  }
  readonly close = vi.fn(() => void this.emit("close", {}));
}

function notifier(system: System) {
  const onClick = vi.fn();
  const onReply = vi.fn();
  const log = quietLog();
  const parts = { Notification: FakeNotification as never, system, onClick, onReply, log };
  return { ...createSystemNotifier(parts), onClick, onReply, log };
}

beforeEach(() => {
  shown.length = 0;
});

test.each(["linux", "mac"] as const)("a click opens the path on %s", (system) => {
  const { show, onClick } = notifier(system);
  show(content);
  shown[0]?.emit("click");
  expect(onClick).toHaveBeenCalledExactlyOnceWith(post);
});

test("on Windows only the toast's link opens the path", () => {
  const { show, onClick } = notifier("windows");
  show(content);
  shown[0]?.emit("click");
  expect(onClick).not.toHaveBeenCalled();
  expect(/launch="([^"]*)"/.exec(shown[0]?.options.toastXml ?? "")?.[1]).toBe(formatDeepLink(post));
});

test.each([["linux", 1], ["mac", 0], ["windows", 0]] as const)(
  "when the app quits %s closes %i notifications",
  (system, times) => {
    const { show, end } = notifier(system);
    show(content);
    end();
    expect(shown[0]?.close).toHaveBeenCalledTimes(times);
  },
);

test.each([["linux", []], ["windows", []], ["mac", ["glimmer"]]] as const)(
  "clear closes the notifications that are left on %s, and asks for these groups: %j",
  (system, groups) => {
    FakeNotification.removeGroup.mockClear();
    const { show, clear } = notifier(system);
    for (const id of ["1", "2", "3"]) show({ ...content, id });
    shown[0]?.emit("close", { reason: "userCanceled" });
    // Windows moves it into the Action Center, elsewhere it is gone.
    shown[1]?.emit("close", { reason: "timedOut" });
    clear();
    clear();
    expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([0, system === "windows" ? 1 : 0, 1]);
    expect(new Set(FakeNotification.removeGroup.mock.calls.flat())).toEqual(new Set(groups));
    expect(shown[0]?.options.groupId).toBe("glimmer");
  },
);

test.each(["linux", "mac", "windows"] as const)(
  "truncates long texts between characters on %s",
  (system) => {
    const { show } = notifier(system);
    show({ ...content, title: "T".repeat(201), text: `${"👋".repeat(99)} ${"👋".repeat(2_000)}` });
    show({ ...content, id: "2", title: "T".repeat(200), text: "👋".repeat(100) });
    const words = shown.map(({ options }) => [options.title, options.body]);
    expect(words).toEqual([
      [`${"T".repeat(199)}…`, `${"👋".repeat(99)}…`],
      ["T".repeat(200), "👋".repeat(100)],
    ]);
    if (system !== "windows") return;
    for (const [at, [title, text]] of words.entries()) {
      expect(shown[at]?.options.toastXml).toContain(`<text>${title}</text><text>${text}</text>`);
    }
  },
);

test("replaces the notification with the same id, and removes one by its id", () => {
  const { show, remove } = notifier("mac");
  show(content);
  show({ ...content, text: "and Ben" });
  expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
  remove("unknown");
  remove(content.id);
  remove(content.id);
  expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 1]);
});

test("replaces half characters, which systems refuse", () => {
  const { show } = notifier("windows");
  show({ ...content, title: "Mina \ud83d", text: "\udc4b" });
  expect(shown[0]?.options).toMatchObject({ title: "Mina \ufffd", body: "\ufffd" });
  expect(shown[0]?.options.toastXml?.isWellFormed()).toBe(true);
});

test.each([["linux", "I &lt;3 you &amp; &lt;a&gt;"], ["mac", "I <3 you & <a>"]] as const)(
  "shows text as text and not as markup on %s",
  (system, body) => {
    const { show } = notifier(system);
    show({ ...content, title: "<Mina>", text: "I <3 you & <a>" });
    expect(shown[0]?.options).toMatchObject({ title: "<Mina>", body });
  },
);

test("logs a notification that fails", () => {
  const { show, log } = notifier("windows");
  show(content);
  shown[0]?.emit("failed", {}, "switched off");
  expect(log.lines).toEqual(["A notification was not shown: switched off"]);
});

test("shows none on a system without notifications", () => {
  vi.spyOn(FakeNotification, "isSupported").mockReturnValueOnce(false);
  notifier("linux").show(content);
  expect(shown).toEqual([]);
});

test("escapes the texts of a toast, and links to the path", () => {
  const xml = writeToastXml({ title: `<b>"&'`, text: "a\u0007\uffffb", path: post });
  expect(xml).not.toContain("<b>");
  expect(xml).toContain("<text>ab</text>");
  expect(parseDeepLink(/launch="([^"]*)"/.exec(xml)?.[1] ?? "")).toBe(post);
});

test.each([["linux", undefined], ["mac", true], ["windows", undefined]] as const)(
  "has a field for an answer on %s: %j",
  (system, hasReply) => {
    const { show } = notifier(system);
    show(content);
    show({ ...content, id: "2", replyTo: "mina" });
    expect(shown.map(({ options }) => options.hasReply)).toEqual([undefined, hasReply]);
  },
);

test("passes an answer on, once", () => {
  const { show, remove, onReply } = notifier("mac");
  show({ ...content, replyTo: "mina" });
  shown[0]?.emit("reply", { reply: "On my way" });
  remove(content.id);
  expect(onReply).toHaveBeenCalledExactlyOnceWith("mina", "On my way");
  expect(shown[0]?.close).not.toHaveBeenCalled();
});
