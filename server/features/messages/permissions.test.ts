import { expect, test } from "vitest";
import { messageAudiences } from "#shared/messages/rules.ts";
import {
  canMessage,
  hearsOfMessages,
  isOpenToBoth,
  refusalToMessage,
  refusalToReact,
  type Sides,
  type Standing,
} from "./permissions.ts";

const stranger: Standing = {
  isFollowing: false,
  isFollowed: false,
  hasReceived: false,
  isOpen: false,
  isBlocked: false,
  isBlockedBy: false,
  receiver: "member",
  audience: "followers",
};
const follower: Standing = { ...stranger, isFollowing: true };

test.each<[string, Standing, ReturnType<typeof refusalToMessage>]>([
  ["a stranger", stranger, "not_following"],
  ["someone the receiver follows", { ...stranger, isFollowed: true }, "not_following"],
  ["someone who wrote before and follows no more", { ...stranger, isOpen: true }, "not_following"],
  ["someone who follows", follower, null],
  ["someone who was written to", { ...stranger, hasReceived: true }, null],
  ["someone who follows but has blocked", { ...follower, isBlocked: true }, "blocked"],
  ["someone who follows but is blocked", { ...follower, isBlockedBy: true }, "blocked_by"],
  [
    "someone who was written to but is blocked",
    { ...stranger, hasReceived: true, isBlockedBy: true },
    "blocked_by",
  ],
  ["someone whom a deleted bot wrote to", { ...follower, hasReceived: true, receiver: "deleted" }, "gone"],
])("%s: %j is refused with %j", (_, standing, expected) => {
  expect(refusalToMessage(standing)).toBe(expected);
  expect(canMessage(standing)).toBe(expected === null);
});

/** What each audience allows the sender: followers, followed, nobody. */
test.each<[string, Standing, [boolean, boolean, boolean]]>([
  ["a stranger", stranger, [false, false, false]],
  ["a stranger whom the receiver follows", { ...stranger, isFollowed: true }, [false, false, false]],
  ["a follower", follower, [true, false, false]],
  ["a follower whom the receiver follows", { ...follower, isFollowed: true }, [true, true, false]],
  ["a follower in an open conversation", { ...follower, isOpen: true }, [true, true, true]],
  ["someone the receiver has written to", { ...stranger, hasReceived: true }, [true, true, true]],
  ["a stranger of a bot", { ...stranger, receiver: "bot" }, [false, false, false]],
  ["a follower of a bot", { ...follower, receiver: "bot" }, [true, true, true]],
  ["a stranger of the assistant", { ...stranger, receiver: "assistant" }, [true, true, true]],
])("audiences that let %s write: %j → %j", (_, standing, expected) => {
  expect(messageAudiences.map((audience) => canMessage({ ...standing, audience }))).toEqual(expected);
});

const waiting: Sides = { own: "open", other: "request" };

test.each<[string, Sides, ReturnType<typeof refusalToReact>]>([
  ["a stranger", { own: null, other: null }, "request"],
  ["a member of an open conversation", { own: "open", other: "open" }, null],
  ["whoever wrote a request", waiting, "waiting"],
  ["whoever wrote a request that was declined", { own: "open", other: "declined" }, "waiting"],
  ["whoever received a request", { own: "request", other: "open" }, "request"],
  ["whoever declined a request", { own: "declined", other: "open" }, "request"],
])(
  "%s reacts and is seen typing: %j is refused with %j, across a block in any case",
  (_, sides, expected) => {
    expect(refusalToReact({ ...sides, isBlocked: false })).toBe(expected);
    expect(refusalToReact({ ...sides, isBlocked: true })).toBe("blocked");
    expect(isOpenToBoth(sides)).toBe(expected === null);
  },
);

test.each([[null, false], ["open", true], ["request", true], ["declined", false]] as const)(
  "a receiver with the conversation in the state %j receives messages: %s",
  (state, hears) => {
    expect(hearsOfMessages(state)).toBe(hears);
  },
);
