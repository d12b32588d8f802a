import { expect, test } from "vitest";
import { emptyPost } from "../../../entities/posts/malformed-post.ts";
import { withInset } from "./inset.ts";

const entries = ["one", "two"].map((key) => ({ key, post: emptyPost(key), promotionId: null }));

test("stands after its post, and nowhere when that post is gone or it stands after the list", () => {
  expect(withInset(entries, { afterId: "one", draw: () => null }).map(({ key }) => key))
    .toEqual(["one", "inset", "two"]);
  expect(withInset(entries, { afterId: "gone", draw: () => null })).toEqual(entries);
  expect(withInset(entries, { afterId: null, draw: () => null })).toEqual(entries);
  expect(withInset(entries, null)).toBe(entries);
});
