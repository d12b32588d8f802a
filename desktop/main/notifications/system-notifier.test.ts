import { EventEmitter } from "node:events";
import { beforeEach, expect, test, vi } from "vitest";
import { deepLinkTo, pathOfDeepLink } from "#shared/deep-links.ts";
import type { System } from "../../bridge.ts";
import { linkOfLaunch, linkOfSystemId, systemId, toastXml } from "./notice-link.ts";
import type { ShownNotice } from "./notification-content.ts";
import { createSystemNotifier } from "./system-notifier.ts";
import { quietLog } from "../testing/quiet-log.ts";

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

interface Options {
  readonly id: string;
  readonly title?: string;
  readonly body?: string;
  readonly groupId?: string;
  readonly toastXml?: string;
}

class FakeNotification extends EventEmitter {
  static isSupported = () => true;
  static getHistory = () => Promise.resolve(left as never[]);
  static removeGroup = vi.fn<(groupId: string) => void>();
  readonly options: Options;
  constructor(options: Options) {
    super();
    this.options = options;
  }
  get id() {
    return this.options.id;
  }
  show() {
    shown.push(this);
  }
  readonly close = vi.fn(() => void this.emit("close", {}));
}

function notifier(system: System) {
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

test("what a crash left of a Mac's notifications still leads to its places; what is not ours to follow is left alone", async () => {
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
    end();
    expect(shown[0]?.close).toHaveBeenCalledTimes(times);
  },
);

test.each([["linux", []], ["windows", []], ["mac", ["glimmer"]]] as const)(
  "what was told can be taken off the screen, on %s also what an earlier run left",
  (system, groups) => {
    FakeNotification.removeGroup.mockClear();
    const { show, clear } = notifier(system);
    for (const id of ["1", "2", "3"]) show({ ...notice, id });
    shown[0]?.emit("close", { reason: "userCanceled" });
    // Windows puts it in its list then, elsewhere it is gone.
    shown[1]?.emit("close", { reason: "timedOut" });
    clear();
    clear();
    expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([0, system === "windows" ? 1 : 0, 1]);
    expect(new Set(FakeNotification.removeGroup.mock.calls.flat())).toEqual(new Set(groups));
    expect(shown[0]?.options.groupId).toBe("glimmer");
  },
);

test("no more than two hundred are on the screen: the oldest, which would hear no click any more, leaves it", () => {
  const { show, onClick } = notifier("linux");
  for (let count = 0; count <= 200; count += 1) show({ ...notice, id: String(count) });
  expect(shown.filter(({ close }) => close.mock.calls.length > 0)).toEqual([shown[0]]);
  shown[1]?.emit("click");
  expect(onClick).toHaveBeenCalledOnce();
});

test.each(["linux", "mac", "windows"] as const)(
  "what is too long is cut between characters on %s",
  (system) => {
    const { show } = notifier(system);
    show({ ...notice, title: "T".repeat(201), text: `${"👋".repeat(198)} ${"👋".repeat(2_000)}` });
    show({ ...notice, id: "2", title: "T".repeat(200), text: "👋".repeat(200) });
    const words = shown.map(({ options }) => [options.title, options.body]);
    expect(words).toEqual([
      [`${"T".repeat(199)}…`, `${"👋".repeat(198)}…`],
      ["T".repeat(200), "👋".repeat(200)],
    ]);
    if (system !== "windows") return;
    for (const [at, [title, text]] of words.entries()) {
      expect(shown[at]?.options.toastXml).toContain(`<text>${title}</text><text>${text}</text>`);
    }
  },
);

test("half a character is none that a system could refuse", () => {
  const { show } = notifier("windows");
  show({ ...notice, title: "Mina \ud83d", text: "\udc4b" });
  expect(shown[0]?.options).toMatchObject({ title: "Mina \ufffd", body: "\ufffd" });
  expect(shown[0]?.options.toastXml?.isWellFormed()).toBe(true);
});

test.each([["linux", "I &lt;3 you &amp; &lt;a&gt;"], ["mac", "I <3 you & <a>"]] as const)(
  "what somebody wrote is no markup on %s",
  (system, body) => {
    const { show } = notifier(system);
    show({ ...notice, title: "<Mina>", text: "I <3 you & <a>" });
    expect(shown[0]?.options).toMatchObject({ title: "<Mina>", body });
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
  const xml = toastXml({ id: "1", title: `<b>"&'`, text: "a\u0007\uffffb", path: post });
  expect(xml).not.toContain("<b>");
  expect(xml).toContain("<text>ab</text>");
  expect(pathOfDeepLink(/launch="([^"]*)"/.exec(xml)?.[1] ?? "")).toBe(post);
});
