import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";

const t = await createTestApp({ env: { CONTACT_EMAIL: "help@operator.example" } });

test("sends password managers to where the password changes", async () => {
  const response = await t.get("/.well-known/change-password");
  expect([response.status, response.headers.get("location")]).toEqual([302, "/settings#account"]);
  // By this address they find out whether the other one can be relied on.
  const other = await t.get(
    "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200",
  );
  expect(other.status).toBe(404);
});

test("says whom to tell of a fault, for less than a year", async () => {
  const response = await t.get("/.well-known/security.txt");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await response.text();
  expect(text).toContain("Contact: mailto:help@operator.example\n");
  expect(text).toMatch(/^Canonical: http.*\/\.well-known\/security\.txt$/m);
  const until = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  const now = t.clock.now().getTime();
  expect(until).toBeGreaterThan(now + 90 * 86_400_000);
  expect(until).toBeLessThan(now + 365 * 86_400_000);
});
