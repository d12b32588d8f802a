import { expect, test } from "vitest";
import { canChangePost, canDeletePost, canDetachQuote } from "./permissions.ts";

const author = { id: "author" };
const stranger = { id: "stranger" };

test.each([
  { who: "its author", actor: author, may: true },
  { who: "a stranger", actor: stranger, may: false },
])("lets $who change and delete a post: $may", ({ actor, may }) => {
  expect(canDeletePost(actor, { authorId: author.id })).toBe(may);
  expect(canChangePost(actor, { authorId: author.id })).toBe(may);
});

test.each([
  { who: "the quoted author", actor: author, quotedAuthorId: author.id, may: true },
  { who: "who quotes", actor: { id: "quoter" }, quotedAuthorId: author.id, may: false },
  { who: "a stranger", actor: stranger, quotedAuthorId: author.id, may: false },
  { who: "anybody of a post that is no quote", actor: author, quotedAuthorId: null, may: false },
])("lets $who take the post out of a quote: $may", ({ actor, quotedAuthorId, may }) => {
  expect(canDetachQuote(actor, { quotedAuthorId })).toBe(may);
});
