import { expect, test, vi } from "vitest";
import type { NotificationSettings } from "#shared/notifications/contract.ts";
import { messageFrame, messageFrom } from "../testing/some-message.ts";
import type { NotificationContent } from "./notification-content.ts";
import { createMessageReceiver } from "./receive-messages.ts";

const iris = "0198a7c0-0000-7000-8000-00000000000a";
const omar = "0198a7c0-0000-7000-8000-00000000000b";
const names: Readonly<Record<string, string>> = { [iris]: "Iris", [omar]: "Omar" };

function setUpReceiver() {
  const show = vi.fn<(content: NotificationContent) => void>();
  const remove = vi.fn<(id: string) => void>();
  const read = vi.fn(() =>
    Promise.resolve<NotificationSettings | null>({ showsPreviews: true } as NotificationSettings)
  );
  const readName = vi.fn((userId: string) => Promise.resolve<string | null>(names[userId] ?? null));
  const isOn = vi.fn(() => true);
  const isInFront = vi.fn((_userId: string) => false);
  const messages = createMessageReceiver({
    isOn,
    settings: { read },
    isInFront,
    readName,
    show,
    remove,
  });
  return {
    messages,
    read,
    readName,
    isOn,
    isInFront,
    remove,
    /** Receives a message, and what follows from it. */
    receive: async (message = messageFrom(iris), alerts = true) => {
      messages.receive(messageFrame(message, alerts));
      await new Promise(setImmediate);
    },
    lines: () => show.mock.calls.map(([{ title, text }]) => [title, text]),
    ids: () => show.mock.calls.map(([{ id }]) => id),
  };
}

test("shows who wrote what, and counts what follows in the same place", async () => {
  const { receive, lines, ids } = setUpReceiver();
  await receive(messageFrom(iris, { content: "Tea?" }));
  await receive(messageFrom(iris, { content: "At four" }));
  await receive(messageFrom(iris, { content: "Or five" }));
  await receive(messageFrom(omar, { content: "Hello" }));
  expect(lines()).toEqual([
    ["Iris", "Tea?"],
    ["2 messages from Iris", "At four"],
    ["3 messages from Iris", "Or five"],
    ["Omar", "Hello"],
  ]);
  expect(new Set(ids()).size).toBe(2);
});

test("shows messages that come at once as one notification", async () => {
  const { messages, lines } = setUpReceiver();
  for (const content of ["One", "Two"]) messages.receive(messageFrame(messageFrom(iris, { content })));
  await new Promise(setImmediate);
  expect(lines()).toEqual([["2 messages from Iris", "Two"]]);
});

test("shows a message once, also when it comes again after a reconnect", async () => {
  const { receive, lines } = setUpReceiver();
  const message = messageFrom(iris);
  await receive(message);
  await receive(message);
  expect(lines()).toHaveLength(1);
});

test.each<[string, (made: ReturnType<typeof setUpReceiver>) => unknown]>([
  ["it does not alert", ({ receive }) => receive(messageFrom(iris), false)],
  ["notifications are off on this computer", ({ isOn, receive }) => {
    isOn.mockReturnValue(false);
    return receive();
  }],
  ["its conversation is in front", ({ isInFront, receive }) => {
    isInFront.mockImplementation((userId) => userId === iris);
    return receive();
  }],
  ["it is read on another device before it is shown", async ({ messages }) => {
    messages.receive(messageFrame(messageFrom(iris)));
    messages.conversationChanged({ type: "conversation_changed", userId: iris, unreadCount: 0 });
    await new Promise(setImmediate);
  }],
  ["another member comes before it is shown", async ({ messages }) => {
    messages.receive(messageFrame(messageFrom(iris)));
    messages.reset();
    await new Promise(setImmediate);
  }],
])("shows nothing when %s", async (_, happens) => {
  const made = setUpReceiver();
  await happens(made);
  expect(made.lines()).toEqual([]);
});

test("removes the notification of a conversation that was read, and counts from one again", async () => {
  const { messages, receive, remove, ids, lines } = setUpReceiver();
  await receive();
  messages.conversationChanged({ type: "conversation_changed", userId: iris, unreadCount: 1 });
  expect(remove).not.toHaveBeenCalled();
  messages.conversationChanged({ type: "conversation_changed", userId: iris, unreadCount: 0 });
  expect(remove.mock.calls).toEqual([[ids()[0]]]);
  await receive();
  expect(lines()[1]?.[0]).toBe("Iris");
});

test("removes all when nothing is unread any more", async () => {
  const { messages, receive, remove, ids } = setUpReceiver();
  await receive(messageFrom(iris));
  await receive(messageFrom(omar));
  messages.allRead();
  messages.allRead();
  expect(remove.mock.calls.flat()).toEqual(ids());
});

test("shows no preview while the settings are unknown, and no name while the sender's is unknown", async () => {
  const { read, readName, receive, lines } = setUpReceiver();
  read.mockResolvedValueOnce(null);
  readName.mockResolvedValueOnce(null);
  await receive();
  expect(lines()).toEqual([["Glimmer", "New message"]]);
});

test("reads a name once", async () => {
  const { receive, readName } = setUpReceiver();
  await receive();
  await receive();
  expect(readName).toHaveBeenCalledOnce();
});
