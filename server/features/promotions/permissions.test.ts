import { expect, test } from "vitest";
import { canPromote } from "./permissions.ts";

const author = { id: "author" };
const stranger = { id: "stranger" };

test.each([
  { who: "its author", actor: author, may: true },
  { who: "a stranger", actor: stranger, may: false },
])("lets $who promote a post: $may", ({ actor, may }) => {
  expect(canPromote(actor, { authorId: author.id })).toBe(may);
});
