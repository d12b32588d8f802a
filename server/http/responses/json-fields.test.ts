import { expect, test } from "vitest";
import { encodeField, encodeFields, joinFields } from "./json-fields.ts";

test("joins shared fields with those of a reader", () => {
  const shared = encodeFields({ id: "1", content: 'a "b", {c}' });
  const author = joinFields(encodeFields({ name: "Ada" }));
  expect(JSON.parse(joinFields(shared, encodeField("author", author), encodeField("none", "null")))).toEqual({
    id: "1",
    content: 'a "b", {c}',
    author: { name: "Ada" },
    none: null,
  });
});
