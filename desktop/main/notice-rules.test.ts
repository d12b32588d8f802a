import { expect, test } from "vitest";
import { countNotice, isQuiet, type Moment, noticesToShow } from "./notice-rules.ts";
import { defaultPreferences } from "./preferences.ts";
import { noon, notice } from "./testing/notices.ts";

const preferences = defaultPreferences("mac");
const nobody: ReadonlySet<string> = new Set();

const ids = (shown: { id: string }[]) => shown.map(({ id }) => id);

test.each<[string, Partial<typeof preferences>, Partial<Moment>, string[]]>([
  ["as it is", {}, {}, ["a", "m"]],
  ["switched off", { showsNotifications: false }, {}, []],
  ["muted for an hour", {}, { isMuted: true }, []],
  ["in quiet hours", { quietHours: { from: "11:00", to: "13:00" } }, {}, []],
  ["after quiet hours", { quietHours: { from: "10:00", to: "12:00" } }, {}, ["a", "m"]],
  ["with the conversation in view", {}, { isFocused: true, conversationInView: "u1" }, ["a"]],
  ["with the conversation in a window behind others", {}, { conversationInView: "u1" }, ["a", "m"]],
  ["with another conversation in view", {}, { isFocused: true, conversationInView: "u2" }, ["a", "m"]],
])("what is told, %s", (_, changed, moment, told) => {
  const unread = [notice("a"), notice("m", "u1")];
  expect(ids(noticesToShow(unread, nobody, { ...preferences, ...changed }, { ...noon, ...moment }))).toEqual(
    told,
  );
});

test("nobody is told twice, and hidden text stays hidden", () => {
  expect(noticesToShow([notice("a")], new Set(["a"]), preferences, noon)).toEqual([]);
  const [hidden] = noticesToShow([notice("m", "u1")], nobody, { ...preferences, hidesText: true }, noon);
  expect(hidden).toMatchObject({ title: "Mina", text: "Sent you a message", path: "/chat?user=u1" });
  expect(JSON.stringify(hidden)).not.toContain("Words");
});

test("many become one, which leads to the list", () => {
  const many = ["a", "b", "c"].map((id) => notice(id));
  expect(noticesToShow([...many, notice("m", "u1"), notice("n", "u2")], nobody, preferences, noon)).toEqual([
    expect.objectContaining({ text: "2 new messages, 3 new notifications", path: "/notifications" }),
  ]);
  const messages = ["u1", "u2", "u3", "u4"].map((user) => notice(`m${user}`, user));
  expect(noticesToShow(messages, nobody, preferences, noon)).toEqual([
    expect.objectContaining({ text: "4 new messages", path: "/chat" }),
  ]);
});

type List = "messages" | "notifications";
test.each<[string, List, number, Partial<typeof preferences>, Partial<Moment>, string | null, string]>([
  ["one message", "messages", 1, {}, {}, "1 new message", "/chat"],
  ["messages", "messages", 3, {}, {}, "3 new messages", "/chat"],
  ["one notification", "notifications", 1, {}, {}, "1 new notification", "/notifications"],
  ["nothing", "messages", 0, {}, {}, null, ""],
  ["switched off", "messages", 1, { showsNotifications: false }, {}, null, ""],
  ["muted", "messages", 1, {}, { isMuted: true }, null, ""],
  ["in quiet hours", "messages", 1, { quietHours: { from: "11:00", to: "13:00" } }, {}, null, ""],
  ["hidden text", "messages", 1, { hidesText: true }, {}, "1 new message", "/chat"],
  ["the chat in view", "messages", 1, {}, { isFocused: true, pathInView: "/chat" }, null, ""],
  ["the chat behind others", "messages", 1, {}, { pathInView: "/chat" }, "1 new message", "/chat"],
  ["the list in view", "notifications", 1, {}, { isFocused: true, pathInView: "/notifications" }, null, ""],
  [
    "the other list in view",
    "messages",
    1,
    {},
    {
      isFocused: true,
      pathInView: "/notifications",
    },
    "1 new message",
    "/chat",
  ],
])("what is told of a number alone: %s", (_, list, count, changed, moment, title, path) => {
  const shown = countNotice("1", list, count, { ...preferences, ...changed }, {
    ...noon,
    ...moment,
  });
  expect(shown).toEqual(title === null ? null : { id: "1", title, text: "", path });
});

test.each([
  ["22:00", "07:00", 23 * 60, true],
  ["22:00", "07:00", 0, true],
  ["22:00", "07:00", 7 * 60, false],
  ["22:00", "07:00", 22 * 60, true],
  ["22:00", "07:00", 12 * 60, false],
  ["13:00", "14:30", 13 * 60 + 59, true],
  ["13:00", "14:30", 14 * 60 + 30, false],
  ["13:00", "13:00", 13 * 60, false],
])("quiet from %s to %s at minute %i: %s", (from, to, minute, isIt) => {
  expect(isQuiet({ from, to }, minute)).toBe(isIt);
});
