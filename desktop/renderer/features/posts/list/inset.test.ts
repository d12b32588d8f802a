import { expect, test } from "vitest";
import { createEmptyPost } from "../../../entities/posts/malformed-post.ts";
import { insertInset } from "./inset.ts";

const entries = ["one", "two"].map((key) => ({ key, post: createEmptyPost(key), promotionId: null }));

test("stands after its post, and nowhere when that post is gone or it stands after the list", () => {
  expect(insertInset(entries, { afterId: "one", draw: () => null }).map(({ key }) => key))
    .toEqual(["one", "inset", "two"]);
  expect(insertInset(entries, { afterId: "gone", draw: () => null })).toEqual(entries);
  expect(insertInset(entries, { afterId: null, draw: () => null })).toEqual(entries);
  expect(insertInset(entries, null)).toBe(entries);
});
