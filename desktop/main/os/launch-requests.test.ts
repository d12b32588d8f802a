import { expect, test, vi } from "vitest";
import { createArrivals } from "./launch-requests.ts";
import { quietLog } from "../testing/quiet-log.ts";

const post = "/post/0198aaaa-0000-7000-8000-000000000000";
const program = "/opt/glimmer/glimmer";

function arrivals() {
  const log = quietLog();
  const arrive = vi.fn<(path: string | null) => void>();
  return { ...createArrivals(log), arrive, log, arrived: () => arrive.mock.calls.map(([path]) => path) };
}
type Arriving = ReturnType<typeof arrivals>;

test.each<[string, (app: Arriving) => void, (string | null)[]]>([
  ["a link", ({ follow }) => follow(`glimmer:/${post}`), [post]],
  ["no link", ({ follow }) => follow(null), []],
  ["a second start", ({ meetSecond }) => meetSecond([program]), [null]],
  ["a second start with a link", ({ meetSecond }) => meetSecond([program, "glimmer://chat"]), ["/chat"]],
  ["a second start by the computer", ({ meetSecond }) => meetSecond([program, "--hidden"]), []],
  [
    "a second start by the computer with a link",
    ({ meetSecond }) => meetSecond([program, "--hidden", "glimmer://chat"]),
    ["/chat"],
  ],
  [
    "a second start with a link that leads nowhere",
    ({ meetSecond }) => meetSecond([program, "glimmer://evil"]),
    [null],
  ],
  [
    "a second start by the computer with a link that leads nowhere",
    ({ meetSecond }) => meetSecond([program, "--hidden", "glimmer://evil"]),
    [],
  ],
])("%s arrives the same before and after the start", (_, ask, paths) => {
  const early = arrivals();
  ask(early);
  expect(early.arrived()).toEqual([]);
  early.begin(early.arrive);
  expect(early.arrived()).toEqual(paths);

  const late = arrivals();
  late.begin(late.arrive);
  ask(late);
  expect(late.arrived()).toEqual(paths);
});

test.each<[string, (app: Arriving) => void, string]>([
  [
    "two links",
    ({ follow }) => (follow("glimmer://chat"), follow("glimmer://notifications")),
    "/notifications",
  ],
  [
    "a link and a second start with another",
    ({ follow, meetSecond }) => (follow("glimmer://chat"), meetSecond(["glimmer://notifications"])),
    "/notifications",
  ],
  [
    "a link and a second start without one",
    ({ follow, meetSecond }) => (follow("glimmer://chat"), meetSecond([program])),
    "/chat",
  ],
  [
    "a second start without a link and a link",
    ({ follow, meetSecond }) => (meetSecond([program]), follow("glimmer://chat")),
    "/chat",
  ],
  [
    "a good link and one that leads nowhere",
    ({ follow }) => (follow("glimmer://chat"), follow("glimmer://evil")),
    "/chat",
  ],
])("of %s before the start only one is followed", (_, ask, path) => {
  const app = arrivals();
  ask(app);
  app.begin(app.arrive);
  expect(app.arrived()).toEqual([path]);
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
])("the link %j leads nowhere, and the log says so without it", (link) => {
  const { begin, follow, arrive, log } = arrivals();
  follow(link);
  begin(arrive);
  follow(link);
  expect(arrive).not.toHaveBeenCalled();
  expect(log.lines).toEqual(Array(2).fill("Ignored a link that leads nowhere here"));
});

test("what arrived does not arrive again", () => {
  const { begin, follow, arrive, arrived } = arrivals();
  follow("glimmer://chat");
  begin(arrive);
  follow("glimmer://notifications");
  expect(arrived()).toEqual(["/chat", "/notifications"]);
});
