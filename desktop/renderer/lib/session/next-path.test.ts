import { expect, test } from "vitest";
import { getLoginAddress, sanitizeNextPath } from "./next-path.ts";

test.each([
  ["/post/123", "/post/123"],
  ["/create-post?content=a%20b#x", "/create-post?content=a%20b#x"],
  ["/ana.maria", "/ana.maria"],
])("returns a path of the product: %s", (next, path) => {
  expect(sanitizeNextPath(next)).toBe(path);
});

test.each([
  undefined,
  null,
  12,
  "",
  "post/1",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "/login?next=/x",
  "/register",
  "/api/logout",
])("returns / instead of %j", (next) => {
  expect(sanitizeNextPath(next)).toBe("/");
});

test("returns the login address with the path to return to, without one for /", () => {
  expect(getLoginAddress("/post/1?a=b")).toBe("/login?next=%2Fpost%2F1%3Fa%3Db");
  expect(getLoginAddress("/")).toBe("/login");
});
