import { expect, test, vi } from "vitest";
import { ownJson } from "#shared/system/testing/own-response.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { readMemberName } from "./read-member-name.ts";

const iris = "0198a7c0-0000-7000-8000-00000000000a";
const summary = {
  user: {
    id: iris,
    username: "iris",
    displayName: "Iris",
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    profileImageMadeWithAi: false,
    bio: null,
    xp: 0,
    level: 1,
    badge: null,
    isBot: false,
  },
  state: "open",
  lastMessage: "Tea?",
  lastMessageAt: "2026-11-21T12:00:00.000Z",
  lastMessageSenderId: iris,
  unreadCount: 1,
  mutedUntil: null,
  isBlocked: false,
  isBlockedBy: false,
  chatLevel: "top",
  refusal: null,
};

function callsWith(response: () => Promise<Response>) {
  const send = vi.fn((_path: string) => response());
  return { origin: () => "https://glimmer.example.org", isSignedIn: () => Promise.resolve(true), send };
}

test("returns the name of the conversation's member", async () => {
  const calls = callsWith(() => Promise.resolve(ownJson(summary)));
  expect(await readMemberName(calls, iris, quietLog())).toBe("Iris");
  expect(calls.send.mock.calls[0]?.[0]).toBe(`/api/conversations/${iris}/summary`);
});

test.each([
  ["is away", () => Promise.reject(new Error("away"))],
  ["refuses", () => Promise.resolve(new Response("{}", { status: 403 }))],
  ["has no session", () => Promise.resolve(new Response("{}", { status: 401 }))],
])("returns null when the server %s", async (_, response) => {
  expect(await readMemberName(callsWith(response), iris, quietLog())).toBeNull();
});
