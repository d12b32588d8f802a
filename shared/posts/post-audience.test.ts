import { expect, test } from "vitest";
import { isInAudience, isKnownAudience, type PostAudience, type StandingToPost } from "./post-audience.ts";

const stranger: StandingToPost = {
  isAuthor: false,
  followsAuthor: false,
  isFollowedByAuthor: false,
  isMentioned: false,
};
const members = {
  stranger,
  author: { ...stranger, isAuthor: true },
  follower: { ...stranger, followsAuthor: true },
  followed: { ...stranger, isFollowedByAuthor: true },
  mentioned: { ...stranger, isMentioned: true },
  all: { ...stranger, followsAuthor: true, isFollowedByAuthor: true, isMentioned: true },
} satisfies Record<string, StandingToPost>;

test.each<[PostAudience, readonly (keyof typeof members)[]]>([
  ["everyone", ["stranger", "author", "follower", "followed", "mentioned", "all"]],
  ["followers", ["author", "follower", "all"]],
  ["followed", ["author", "followed", "all"]],
  ["mentioned", ["author", "mentioned", "all"]],
  ["nobody", ["author"]],
])("lets act on a post for %s: %j", (audience, allowed) => {
  const names = Object.keys(members) as (keyof typeof members)[];
  expect(names.filter((name) => isInAudience(audience, members[name]))).toEqual(allowed);
});

test("knows the audiences of this release alone", () => {
  expect(["everyone", "nobody", "neighbours"].map(isKnownAudience)).toEqual([true, true, false]);
});
