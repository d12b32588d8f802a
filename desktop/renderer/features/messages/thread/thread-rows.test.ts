import { expect, test } from "vitest";
import { ownMessage, someMessage, them } from "../testing/some-message.ts";
import type { OutgoingMessage } from "../outbox/outbox.ts";
import { buildThreadRows, findFirstNewMessage, type ThreadRow } from "./thread-rows.ts";

const none = { outgoing: [], otherId: them, firstNewId: null, hasNewer: false };

function outgoing(clientMessageId: string): OutgoingMessage {
  return {
    clientMessageId,
    receiverId: them,
    content: "On my way",
    images: [],
    sharedPostId: null,
    replyTo: null,
    state: "sending",
    delay: null,
    progress: null,
    refusal: null,
    createdAt: "2026-11-22T12:30:00.000Z",
  };
}

function shape(rows: readonly ThreadRow[]): string[] {
  return rows.map((row) => {
    if (row.kind === "newer") return row.kind;
    const above = `${row.day ? "day " : ""}${row.isFirstNew ? "new " : ""}`;
    return `${above}${row.startsGroup ? "[" : ""}${row.isOwn ? "me" : "them"}${row.endsGroup ? "]" : ""}`;
  });
}

test("groups what one member wrote within five minutes, on one day", () => {
  const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000`;
  const messages = [
    someMessage({ position: 1, createdAt: at(20, "10:00") }),
    someMessage({ position: 2, createdAt: at(20, "10:05") }),
    ownMessage({ position: 3, createdAt: at(20, "10:06") }),
    ownMessage({ position: 4, createdAt: at(20, "10:12") }),
    ownMessage({ position: 5, createdAt: at(21, "00:00") }),
  ];
  expect(shape(buildThreadRows({ ...none, messages })))
    .toEqual(["day [them", "them]", "[me]", "[me]", "day [me]"]);
});

test("splits a group at the line of new messages", () => {
  const messages = [1, 2, 3].map((position) => someMessage({ position }));
  expect(shape(buildThreadRows({ ...none, messages, firstNewId: "m2" })))
    .toEqual(["day [them]", "new [them", "them]"]);
});

test("replaces an outgoing message in its row when the server has accepted it", () => {
  const messages = [ownMessage({ position: 20, clientMessageId: "c1" })];
  const rows = buildThreadRows({ ...none, messages, outgoing: [outgoing("c1"), outgoing("c2")] });
  expect(rows.map(({ key }) => key)).toEqual(["c1", "c2"]);
  expect(rows.map(({ kind }) => kind)).toEqual(["message", "outgoing"]);
});

test("shows no outgoing messages away from the end, which can load more", () => {
  const rows = buildThreadRows({
    ...none,
    messages: [someMessage({ position: 9 })],
    outgoing: [outgoing("c1")],
    hasNewer: true,
  });
  expect(shape(rows)).toEqual(["day [them]", "newer"]);
});

test.each([[0, null], [1, "m4"], [2, "m2"], [9, "m1"]])(
  "with %i unread messages puts the line before %s",
  (unread, id) => {
    const messages = [
      someMessage({ position: 1 }),
      someMessage({ position: 2 }),
      ownMessage({ position: 3 }),
      someMessage({ position: 4 }),
    ];
    expect(findFirstNewMessage(messages, them, unread)).toBe(id);
  },
);
