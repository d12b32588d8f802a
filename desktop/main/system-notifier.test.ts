import { EventEmitter } from "node:events";
import { beforeEach, expect, test, vi } from "vitest";
import { deepLinkTo, pathOfDeepLink } from "#shared/deep-links.ts";
import { linkOfLaunch, linkOfSystemId, systemId, toastXml } from "./notice-link.ts";
import type { ShownNotice } from "./notice-rules.ts";
import { createSystemNotifier } from "./system-notifier.ts";
import { quietLog } from "./testing/quiet-log.ts";

const post = "/post/0198a7c0-0000-7000-8000-000000000001";
const notice: ShownNotice = {
  id: "message:0198a7c0:2026-11-21T10:00:00.000Z",
  title: "Mina",
  text: "",
  path: post,
};

/** What the system shows now, and what it kept of the last run. */
const shown: FakeNotification[] = [];
let left: FakeNotification[] = [];

class FakeNotification extends EventEmitter {
  static isSupported = () => true;
  static getHistory = () => Promise.resolve(left as never[]);
  readonly options: { id: string; toastXml?: string };
  constructor(options: { id: string; toastXml?: string }) {
    super();
    this.options = options;
  }
  get id() {
    return this.options.id;
  }
  show() {
    shown.push(this);
  }
  close() {
    this.emit("close");
  }
}

function notifier(system: "linux" | "mac" | "windows") {
  const onClick = vi.fn();
  const log = quietLog();
  const made = createSystemNotifier({ Notification: FakeNotification as never, system, onClick, log });
  return { ...made, onClick, log };
}

beforeEach(() => {
  shown.length = 0;
  left = [];
});

test.each(["linux", "mac"] as const)("a click leads to the place on %s", (system) => {
  const { show, onClick } = notifier(system);
  show(notice);
  shown[0]?.emit("click");
  expect(onClick).toHaveBeenCalledExactlyOnceWith(post);
});

test("on Windows the link of the toast leads there, and nothing else does", () => {
  const { show, onClick } = notifier("windows");
  show(notice);
  shown[0]?.emit("click");
  expect(onClick).not.toHaveBeenCalled();
  expect(/launch="([^"]*)"/.exec(shown[0]?.options.toastXml ?? "")?.[1]).toBe(deepLinkTo(post));
});

test("a Mac's notifications of the last run still lead to their places; what is not ours to follow is left alone", async () => {
  const [ours, foreign] = [
    new FakeNotification({ id: systemId(notice, "mac") }),
    new FakeNotification({ id: "glimmer://settings#1" }),
  ];
  left = [ours, foreign];
  const { onClick } = notifier("mac");
  await Promise.resolve();
  for (const notification of left) notification.emit("click");
  expect(onClick).toHaveBeenCalledExactlyOnceWith(post);
});

test("a notification centre that does not answer is logged", async () => {
  vi.spyOn(FakeNotification, "getHistory").mockRejectedValueOnce(new Error("unsigned"));
  const { log } = notifier("mac");
  await vi.waitFor(() => expect(log.lines).toHaveLength(1));
});

test.each([["linux", 1], ["mac", 0], ["windows", 0]] as const)(
  "when the app ends %s takes away what would lead nowhere",
  (system, times) => {
    const { show, end } = notifier(system);
    show(notice);
    const onClose = vi.fn();
    shown[0]?.on("close", onClose);
    end();
    expect(onClose).toHaveBeenCalledTimes(times);
  },
);

test("a notification that fails is logged", () => {
  const { show, log } = notifier("windows");
  show(notice);
  shown[0]?.emit("failed", {}, "switched off");
  expect(log.lines).toEqual(["A notification was not shown: switched off"]);
});

test("a system without notifications gets none", () => {
  vi.spyOn(FakeNotification, "isSupported").mockReturnValueOnce(false);
  notifier("linux").show(notice);
  expect(shown).toEqual([]);
});

test("the system's name for a notice is the same for ever, fits Windows, and leads a Mac there from a cold start", () => {
  expect(systemId(notice, "windows")).toMatch(/^[0-9a-f]{40}$/);
  expect(systemId({ ...notice, title: "Ben" }, "windows")).toBe(systemId(notice, "windows"));
  expect(systemId({ ...notice, id: "other" }, "mac")).not.toBe(systemId(notice, "mac"));
  expect(pathOfDeepLink(linkOfSystemId(systemId(notice, "mac")))).toBe(post);
  expect(linkOfLaunch({ identifier: systemId(notice, "mac"), userInfo: {} })).toBe(deepLinkTo(post));
});

test.each([undefined, null, {}, { identifier: 5 }, { userInfo: { identifier: "x" } }])(
  "a start by nothing of ours carries no link: %j",
  (launchInfo) => expect(linkOfLaunch(launchInfo)).toBeNull(),
);

test("a toast's words cannot become markup, and its link is one the app follows", () => {
  const xml = toastXml({ id: "1", title: `<b>"&'`, text: "a\u0007b", path: post });
  expect(xml).not.toContain("<b>");
  expect(xml).toContain("<text>ab</text>");
  expect(pathOfDeepLink(/launch="([^"]*)"/.exec(xml)?.[1] ?? "")).toBe(post);
});
