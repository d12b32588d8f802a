import { expect, test } from "vitest";
import { canDeleteComment, canEditComment } from "./permissions.ts";

const author = { id: "author" };
const stranger = { id: "stranger" };

test.each([
  { who: "its author", actor: author, may: true },
  { who: "a stranger", actor: stranger, may: false },
])("lets $who delete and edit a comment: $may", ({ actor, may }) => {
  expect(canDeleteComment(actor, { authorId: author.id })).toBe(may);
  expect(canEditComment(actor, { authorId: author.id })).toBe(may);
});
