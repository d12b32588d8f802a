import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDeepLink, parseDeepLink } from "./deep-links.ts";

const post = "0198a7c0-0000-7000-8000-000000000001";

test.each([
  [`glimmer://post/${post}`, `/post/${post}`],
  [`glimmer://post/${post}).`, `/post/${post}`],
  ["glimmer://notifications.", "/notifications"],
  [`GLIMMER://post/${post}/`, `/post/${post}`],
  [`glimmer://post/${post}?comment=${post}`, `/post/${post}?comment=${post}`],
  ["glimmer://user/ana.maria", "/user/ana.maria"],
  [`glimmer://user/${post}`, `/user/${post}`],
  ["glimmer://chat?user=ana", "/chat?user=ana"],
  ["glimmer://chat/", "/chat"],
  ["glimmer://shop?payment=success&session_id=cs_test_1", "/shop?payment=success&session_id=cs_test_1"],
  ["glimmer://shop/?payment=cancelled&utm=x", "/shop?payment=cancelled"],
  ["glimmer://shop?payment=cancelled&tab=badges", "/shop?payment=cancelled&tab=badges"],
  ["glimmer://verify-email?token=a.b-c_d", "/verify-email?token=a.b-c_d"],
  ["glimmer://login?token=a.b", "/login?token=a.b"],
  [`glimmer://login?link=${"a_-".repeat(14)}A`, `/login?link=${"a_-".repeat(14)}A`],
  ["glimmer://notifications", "/notifications"],
])("opens %s at %s", (link, path) => expect(parseDeepLink(link)).toBe(path));

test.each([
  "",
  "glimmer:",
  "glimmer://",
  "glimmer:///post",
  "glimmer://post",
  "glimmer://post/1",
  `glimmer://post/${post}/likes`,
  `glimmer://post/${post}#x`,
  `glimmer://a@post/${post}`,
  `glimmer://post:1/${post}`,
  `glimmer://post/${post}\n`,
  `glimmer://post\\${post}`,
  "glimmer://constructor",
  "glimmer://__proto__/x",
  "glimmer://user/a%2fb",
  "glimmer://chat?user=a%20b",
  "glimmer://chat?user=ana&user=bea",
  "glimmer://shop?session_id=sk_live_1",
  "glimmer://verify-email",
  "glimmer://login",
  "glimmer://login?link=short",
  "glimmer://login?mode=forgot",
  "glimmer://settings",
  "https://post/1",
  "javascript:alert(1)",
])("ignores %j", (link) => expect(parseDeepLink(link)).toBeNull());

test("returns a plain path of the product for any input", () => {
  const pieces = fc.array(
    fc.constantFrom(
      "glimmer://",
      "post",
      "/",
      "?",
      "&",
      "user=",
      "token=",
      "..",
      "%2e",
      "#",
      "@",
      ":",
      "\\",
      post,
      "ana",
      "//evil.example",
      "<",
    ),
    { maxLength: 12 },
  );
  fc.assert(fc.property(pieces, (parts) => {
    const path = parseDeepLink(parts.join(""));
    return path === null || /^\/[a-z-]+(\/[\w.-]+)?(\?[\w=&.%~-]*)?$/.test(path);
  }));
});

test("returns the original path for the link of a path", () => {
  for (const path of [`/post/${post}`, "/chat?user=ana", "/notifications"]) {
    expect(parseDeepLink(formatDeepLink(path))).toBe(path);
  }
});
