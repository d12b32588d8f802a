import { expect, test } from "vitest";
import { findOwnPath } from "./link-to.ts";

const own = "http://127.0.0.1:3000/";

test("returns paths only for screens of the member's own server", () => {
  expect(findOwnPath("https://127.0.0.1:3000/shop", own)).toBe("/shop");
  expect(findOwnPath("https://127.0.0.1:3000/post/1?comment=2", own)).toBe("/post/1?comment=2");
  expect(findOwnPath("https://127.0.0.1:3000/api/media/1", own)).toBeNull();
  expect(findOwnPath("https://elsewhere.example/shop", own)).toBeNull();
});
