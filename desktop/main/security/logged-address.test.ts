import { expect, test } from "vitest";
import { loggedAddress } from "./logged-address.ts";

test.each([
  ["app://glimmer/login?token=secret#secret", "app://glimmer/login"],
  ["http://user:secret@example.org:8080/path?secret#secret", "http://example.org:8080/path"],
  ["file:///etc/passwd?secret", "file:///etc/passwd"],
  ["glimmer://post/1?secret", "glimmer://post/1"],
  ["javascript:secret()", "javascript:"],
  ["mailto:secret@example.org?subject=secret", "mailto:"],
  ["data:text/html,secret", "data:"],
  ["secret", "what is no address"],
  [`https://example.org/${"a".repeat(300)}`, `https://example.org/${"a".repeat(180)}`],
])("of %s the log gets %s", (address, logged) => expect(loggedAddress(address)).toBe(logged));
