import { expect, test } from "vitest";
import { bio } from "#shared/account/profile-fields.ts";
import { newComment } from "#shared/comments/contract.ts";
import { displayName, username } from "#shared/members/name-fields.ts";
import { newPost } from "#shared/posts/contract.ts";
import { messageParts } from "#shared/messages/contract.ts";
import type { Place } from "./injection.ts";
import { injections } from "./injections.ts";

const accepts: Readonly<Record<Place, (text: string) => boolean>> = {
  "post": (content) => newPost.safeParse({ content }).success,
  "comment": (content) => newComment.safeParse({ content }).success,
  "message": (content) => messageParts.content.safeParse(content).success,
  "bio": (text) => bio.safeParse(text).success,
  "alt text": (imageAlt) => newPost.safeParse({ content: "A picture", imageAlt }).success,
  "display name": (text) => displayName.safeParse(text).success,
  "username": (text) => username.safeParse(text).success,
};

test("has at least 60, each with its own name and text", () => {
  expect(new Set(injections.map(({ name }) => name)).size).toBe(injections.length);
  expect(new Set(injections.map(({ text }) => text)).size).toBe(injections.length);
  expect(injections.length).toBeGreaterThanOrEqual(60);
});

test.each(injections)("the product accepts '$name' in the places it names", ({ text, places }) => {
  expect(places.filter((place) => !accepts[place](text))).toEqual([]);
});
