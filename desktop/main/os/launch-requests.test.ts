import { expect, test, vi } from "vitest";
import { claimSingleInstance, createLaunchRequests, findDeepLink } from "./launch-requests.ts";
import { quietLog } from "../testing/quiet-log.ts";

const post = "/post/0198aaaa-0000-7000-8000-000000000000";
const program = "/opt/glimmer/glimmer";

function setUpRequests() {
  const log = quietLog();
  const open = vi.fn<(path: string | null) => void>();
  return { ...createLaunchRequests(log), open, log, opened: () => open.mock.calls.map(([path]) => path) };
}
type Launching = ReturnType<typeof setUpRequests>;

test.each<[string, (app: Launching) => void, (string | null)[]]>([
  ["a link", ({ openLink }) => openLink(`glimmer:/${post}`), [post]],
  ["no link", ({ openLink }) => openLink(null), []],
  ["a second start", ({ secondInstance }) => secondInstance([program]), [null]],
  ["a second start with a link", ({ secondInstance }) => secondInstance([program, "glimmer://chat"]), [
    "/chat",
  ]],
  ["a start at login", ({ secondInstance }) => secondInstance([program, "--hidden"]), []],
  [
    "a start at login with a link",
    ({ secondInstance }) => secondInstance([program, "--hidden", "glimmer://chat"]),
    ["/chat"],
  ],
  ["a self-test", ({ secondInstance }) => secondInstance([program, "--self-test=/tmp/a.json"]), []],
  [
    "a second start with a link that brings the switch of a self-test",
    ({ secondInstance }) => secondInstance([program, "--self-test", "glimmer://chat"]),
    ["/chat"],
  ],
  [
    "a second start with a link that leads nowhere",
    ({ secondInstance }) => secondInstance([program, "glimmer://evil"]),
    [null],
  ],
  [
    "a start at login with a link that leads nowhere",
    ({ secondInstance }) => secondInstance([program, "--hidden", "glimmer://evil"]),
    [],
  ],
])("handles %s alike before and after the start", (_, ask, paths) => {
  const early = setUpRequests();
  ask(early);
  expect(early.opened()).toEqual([]);
  early.handleWith(early.open);
  expect(early.opened()).toEqual(paths);

  const late = setUpRequests();
  late.handleWith(late.open);
  ask(late);
  expect(late.opened()).toEqual(paths);
});

test.each<[string, (app: Launching) => void, string]>([
  [
    "two links",
    ({ openLink }) => (openLink("glimmer://chat"), openLink("glimmer://notifications")),
    "/notifications",
  ],
  [
    "a link and a second start with another",
    (
      { openLink, secondInstance },
    ) => (openLink("glimmer://chat"), secondInstance(["glimmer://notifications"])),
    "/notifications",
  ],
  [
    "a link and a second start without one",
    ({ openLink, secondInstance }) => (openLink("glimmer://chat"), secondInstance([program])),
    "/chat",
  ],
  [
    "a second start without a link and a link",
    ({ openLink, secondInstance }) => (secondInstance([program]), openLink("glimmer://chat")),
    "/chat",
  ],
  [
    "a good link and one that leads nowhere",
    ({ openLink }) => (openLink("glimmer://chat"), openLink("glimmer://evil")),
    "/chat",
  ],
])("opens one path for %s before the start", (_, ask, path) => {
  const app = setUpRequests();
  ask(app);
  app.handleWith(app.open);
  expect(app.opened()).toEqual([path]);
});

test.each([
  "glimmer://",
  "glimmer://settings/../chat",
  "glimmer://user@chat",
  "glimmer://chat#x",
  "glimmer://chat?user=<script>",
  "https://glimmer.example.org/chat",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "glimmer://post/../../etc/passwd",
  `glimmer://chat?${"x".repeat(3_000)}`,
  "",
])("ignores the link %j and logs no part of it", (link) => {
  const { handleWith, openLink, open, log } = setUpRequests();
  openLink(link);
  handleWith(open);
  openLink(link);
  expect(open).not.toHaveBeenCalled();
  expect(log.lines).toEqual(Array(2).fill("Ignored a link that leads nowhere"));
});

test("opens each path once", () => {
  const { handleWith, openLink, open, opened } = setUpRequests();
  openLink("glimmer://chat");
  handleWith(open);
  openLink("glimmer://notifications");
  expect(opened()).toEqual(["/chat", "/notifications"]);
});

test("finds the link among the arguments", () => {
  expect(findDeepLink(["/opt/glimmer", "--flag", "GLIMMER://chat", "glimmer://shop"])).toBe("GLIMMER://chat");
  expect(findDeepLink(["/opt/glimmer", "https://glimmer://chat"])).toBeNull();
});

test("a second instance quits, and the first gets its arguments", () => {
  const quit = vi.fn();
  const on = vi.fn();
  const heard = vi.fn();
  expect(claimSingleInstance({ requestSingleInstanceLock: () => false, quit, on }, heard)).toBe(false);
  expect(quit).toHaveBeenCalledOnce();
  expect(on).not.toHaveBeenCalled();
  expect(claimSingleInstance({ requestSingleInstanceLock: () => true, quit, on }, heard)).toBe(true);
  on.mock.calls[0]?.[1]({}, ["glimmer", "glimmer://chat"]);
  expect(heard).toHaveBeenCalledExactlyOnceWith(["glimmer", "glimmer://chat"]);
});
