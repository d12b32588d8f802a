import { expect, test } from "vitest";
import { z } from "zod";
import { writeText } from "../../language/write-text.ts";
import { describeIssue } from "./invalid-input.ts";
import { describeInvalidInput } from "./invalid-input.ts";

const schema = z.object({
  displayName: z.string().max(3),
  limit: z.number().min(1),
  size: z.enum(["full", "thumbnail"]),
  tags: z.array(z.string()),
  own: z.string("Say something"),
});

function fieldsOf(input: unknown) {
  const result = schema.safeParse(input, { error: describeIssue });
  const fields = result.error ? describeInvalidInput(result.error).fields ?? {} : {};
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, writeText(text, "en")]));
}

test("names a missing field, unless the contract has its own text", () => {
  expect(fieldsOf({})).toEqual({
    displayName: "Display name is required",
    limit: "Limit is required",
    size: "Size must be one of: full, thumbnail",
    tags: "Tags is required",
    own: "Say something",
  });
});

test("describes the expected type in words", () => {
  expect(fieldsOf({ displayName: "long", limit: 0, size: "full", tags: [1], own: "x" })).toEqual({
    displayName: "Display name is too long: at most 3",
    limit: "Limit is too small: at least 1",
    "tags.0": "Tags must be text",
  });
  expect(fieldsOf([])).toEqual({ body: "The body must be an object" });
});
