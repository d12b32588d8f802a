import { expect, test } from "vitest";
import { encodeFields } from "../../../http/responses/json-fields.ts";
import { EntryBody, joinFields, nestFields, SharedFields } from "./entry-body.ts";

const fields = encodeFields({ id: "1", content: 'a "b", {c} 🌱' });
const post = new SharedFields(fields);

test("joins shared fields with those of a reader", () => {
  const author = nestFields("author", [encodeFields({ name: "Ada" })]);
  const body = new EntryBody(joinFields([post], author, ['"none":null']));
  expect(JSON.parse(body.json)).toEqual({
    id: "1",
    content: 'a "b", {c} 🌱',
    author: { name: "Ada" },
    none: null,
  });
});

test("has a digest that differs with the post and with the reader's fields", () => {
  const bodyOf = (shared: SharedFields, own: object) =>
    new EntryBody(joinFields([shared], [encodeFields(own)])).digest;
  const changed = new SharedFields(encodeFields({ id: "1", content: "changed" }));
  const digests = [
    bodyOf(post, { isLiked: true }),
    bodyOf(post, { isLiked: false }),
    bodyOf(changed, { isLiked: true }),
  ];
  expect(new Set(digests).size).toBe(3);
  expect(bodyOf(new SharedFields(fields), { isLiked: true })).toBe(digests[0]);
});
