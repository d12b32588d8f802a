import { expect, test } from "vitest";
import { canChangePost, canDeletePost } from "./permissions.ts";

const author = { id: "author" };
const stranger = { id: "stranger" };

test.each([
  { who: "its author", actor: author, may: true },
  { who: "a stranger", actor: stranger, may: false },
])("lets $who change and delete a post: $may", ({ actor, may }) => {
  expect(canDeletePost(actor, { authorId: author.id })).toBe(may);
  expect(canChangePost(actor, { authorId: author.id })).toBe(may);
});
