import { expect, test } from "vitest";
import { canDeleteComment, canEditComment, canFoldComment } from "./permissions.ts";

const author = { id: "author" };
const stranger = { id: "stranger" };

test.each([
  { who: "its author", actor: author, may: true },
  { who: "a stranger", actor: stranger, may: false },
])("lets $who delete and edit a comment: $may", ({ actor, may }) => {
  expect(canDeleteComment(actor, { authorId: author.id })).toBe(may);
  expect(canEditComment(actor, { authorId: author.id })).toBe(may);
});

test.each([
  { who: "the post's author", actor: author, may: true },
  { who: "who wrote the comment", actor: { id: "commenter" }, may: false },
  { who: "a stranger", actor: stranger, may: false },
])("lets $who fold a comment: $may", ({ actor, may }) => {
  expect(canFoldComment(actor, { postAuthorId: author.id })).toBe(may);
});
