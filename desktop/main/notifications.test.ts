import { expect, test, vi } from "vitest";
import type { Notice } from "./notice-rules.ts";
import { createNotifications } from "./notifications.ts";
import { defaultPreferences } from "./preferences.ts";
import { noon, notice } from "./testing/notices.ts";
import { quietLog } from "./testing/quiet-log.ts";

const away = new Error("away");

/** `unread` is what the notifications' list says each time it is read, `conversations` the messages'; null: the server has no such list. */
function telling(unread: Notice[][], conversations: Notice[][] | null = []) {
  const show = vi.fn<(notice: { id: string; title: string }) => void>();
  const log = quietLog();
  const now = vi.fn(() => 0);
  const moment = vi.fn(() => noon);
  const preferences = () => defaultPreferences("mac");
  const readNotifications = vi.fn<() => Promise<Notice[] | null>>(() =>
    Promise.resolve(unread.shift() ?? [])
  );
  const readMessages = vi.fn<() => Promise<Notice[] | null>>(() =>
    Promise.resolve(conversations && (conversations.shift() ?? []))
  );
  const read = (list: "messages" | "notifications") =>
    list === "messages" ? readMessages() : readNotifications();
  return {
    show,
    read: readNotifications,
    readMessages,
    log,
    moment,
    pass: (ms: number) => now.mockReturnValue(now() + ms),
    titles: () => show.mock.calls.map(([{ title }]) => title),
    ...createNotifications({ read, preferences, moment, now, show, log }),
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what was unread at the start is old news; what comes is told once", async () => {
  const { countsChanged, show, read, titles } = telling([
    [notice("a")],
    [notice("b"), notice("a")],
    [notice("b")],
  ]);
  countsChanged({ messages: 0, notifications: 1 });
  await settled();
  expect(show).not.toHaveBeenCalled();
  countsChanged({ messages: 0, notifications: 2 });
  await settled();
  countsChanged({ messages: 0, notifications: 1 });
  countsChanged({ messages: 0, notifications: 1 });
  await settled();
  expect(titles()).toEqual(["Title b"]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("news without a list are told as a number, once per growth, and not what was read meanwhile", async () => {
  const { countsChanged, forget, show, titles } = telling([[], [notice("b")]], null);
  countsChanged({ messages: 4, notifications: 0 });
  await settled();
  expect(titles()).toEqual([]);
  countsChanged({ messages: 6, notifications: 1 });
  countsChanged({ messages: 6, notifications: 1 });
  await settled();
  expect(titles()).toEqual(["2 new messages", "Title b"]);
  countsChanged({ messages: 0, notifications: 1 });
  countsChanged({ messages: 3, notifications: 1 });
  countsChanged({ messages: 1, notifications: 1 });
  countsChanged({ messages: 2, notifications: 1 });
  await settled();
  expect(titles().slice(2)).toEqual(["2 new messages"]);
  expect(new Set(show.mock.calls.map(([{ id }]) => id)).size).toBe(3);
  forget();
  countsChanged({ messages: 9, notifications: 0 });
  await settled();
  expect(titles()).toHaveLength(3);
});

test("another member's first look is silent again, and the last one's answer comes too late", async () => {
  const { countsChanged, forget, show } = telling([[], [notice("of the first")], [notice("old")]]);
  countsChanged({ messages: 0, notifications: 0 });
  countsChanged({ messages: 0, notifications: 1 });
  forget();
  countsChanged({ messages: 0, notifications: 4 });
  await settled();
  expect(show).not.toHaveBeenCalled();
});

test("a list that cannot be read is logged once, and told of when it can be, though its count did not grow", async () => {
  const { countsChanged, log, pass, read, titles } = telling([[], [notice("b")]]);
  countsChanged({ messages: 0, notifications: 0 });
  await settled();
  read.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  for (let poll = 0; poll < 4; poll += 1) {
    countsChanged({ messages: 0, notifications: 1 });
    await settled();
    pass(60_000);
  }
  expect(titles()).toEqual(["Title b"]);
  expect(log.lines).toEqual(["New notifications could not be read: Error: away"]);
  expect(read).toHaveBeenCalledTimes(4);
  read.mockRejectedValueOnce(away);
  countsChanged({ messages: 0, notifications: 2 });
  await settled();
  expect(log.lines).toHaveLength(2);
});

test("a list that cannot be read keeps nothing of the other one back", async () => {
  const { countsChanged, read, readMessages, titles } = telling([[], [notice("b")]]);
  readMessages.mockRejectedValue(away);
  countsChanged({ messages: 1, notifications: 0 });
  await settled();
  countsChanged({ messages: 2, notifications: 1 });
  await settled();
  expect(titles()).toEqual(["Title b"]);
  expect(read).toHaveBeenCalledTimes(2);
  expect(readMessages).toHaveBeenCalledTimes(1);
});

test("a list whose server takes its time holds up its own news alone", async () => {
  const { countsChanged, readMessages, titles } = telling([[], [notice("b")]]);
  const late = Promise.withResolvers<Notice[]>();
  countsChanged({ messages: 0, notifications: 0 });
  await settled();
  readMessages.mockReturnValueOnce(late.promise);
  countsChanged({ messages: 1, notifications: 0 });
  await settled();
  countsChanged({ messages: 1, notifications: 1 });
  await settled();
  expect(titles()).toEqual(["Title b"]);
  late.resolve([notice("m", "mina")]);
  await settled();
  expect(titles()).toEqual(["Title b", "Title m"]);
});

test("a first look that failed is made up for in silence", async () => {
  const { countsChanged, pass, read, readMessages, titles } = telling([
    [notice("b"), notice("a")],
    [notice("c")],
  ], null);
  read.mockRejectedValueOnce(away);
  readMessages.mockRejectedValueOnce(away);
  countsChanged({ messages: 1, notifications: 1 });
  await settled();
  pass(10_000);
  countsChanged({ messages: 3, notifications: 2 });
  await settled();
  expect(titles()).toEqual([]);
  countsChanged({ messages: 4, notifications: 3 });
  await settled();
  expect(titles()).toEqual(["1 new message", "Title c"]);
});

test("what could not be read while nothing was to be told is not told later", async () => {
  const { countsChanged, moment, pass, read, titles } = telling([[], [notice("b")], [
    notice("c"),
    notice("b"),
  ]]);
  countsChanged({ messages: 0, notifications: 0 });
  await settled();
  moment.mockReturnValue({ ...noon, isMuted: true });
  read.mockRejectedValueOnce(away);
  countsChanged({ messages: 0, notifications: 1 });
  await settled();
  moment.mockReturnValue(noon);
  pass(10_000);
  countsChanged({ messages: 0, notifications: 1 });
  await settled();
  expect(titles()).toEqual([]);
  countsChanged({ messages: 0, notifications: 2 });
  await settled();
  expect(titles()).toEqual(["Title c"]);
});

test("another member's news do not wait for the last one's, and nothing is said of those", async () => {
  const { countsChanged, forget, log, read, titles } = telling([[], [notice("b")]]);
  const ofTheLast = Promise.withResolvers<never>();
  read.mockReturnValueOnce(ofTheLast.promise);
  countsChanged({ messages: 0, notifications: 4 });
  await settled();
  forget();
  countsChanged({ messages: 0, notifications: 0 });
  countsChanged({ messages: 0, notifications: 1 });
  await settled();
  ofTheLast.reject(away);
  await settled();
  countsChanged({ messages: 0, notifications: 1 });
  await settled();
  expect(titles()).toEqual([]);
  countsChanged({ messages: 0, notifications: 2 });
  await settled();
  expect(titles()).toEqual(["Title b"]);
  expect(log.lines).toEqual([]);
});

test("a system that refuses one notification is told the next, and not the same again", async () => {
  const { countsChanged, show, log, titles } = telling([[], [notice("b")], [notice("c"), notice("b")]]);
  show.mockImplementationOnce(() => {
    throw new Error("refused");
  });
  for (const notifications of [0, 1, 1, 2]) {
    countsChanged({ messages: 0, notifications });
    await settled();
  }
  expect(titles()).toEqual(["Title b", "Title c"]);
  expect(log.lines).toEqual(["What is new could not be told: Error: refused"]);
});
