import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";

const t = await createTestApp();
const ada = await member(t);
const own = t.config.publicUrl;

/** As a browser sends it: the session in the cookie. */
async function logOut(headers: Record<string, string>): Promise<number> {
  const request = new Request(`${own}/api/auth/logout`, { method: "POST", headers });
  return (await t.app.fetch(request, { remoteAddress: "127.0.0.1" })).status;
}

const cookie = { Cookie: `glimmer_session=${"x".repeat(43)}` };

test.each([
  ["our own origin", { ...cookie, Origin: own }, 200],
  ["the host it was reached at", { ...cookie, Origin: "http://localhost:8787", Host: "localhost:8787" }, 200],
  ["another site", { ...cookie, Origin: "https://evil.example" }, 403],
  ["our host on another port", { ...cookie, Origin: `${own}:8080`, Host: new URL(own).host }, 403],
  ["a sandboxed page", { ...cookie, Origin: "null" }, 403],
  ["nowhere", cookie, 403],
  ["another site, without a cookie", { Origin: "https://evil.example" }, 403],
  ["a program, without a cookie", {}, 200],
  ["a desktop app with its token", { Authorization: `Bearer ${ada.token}`, Origin: "app://glimmer" }, 200],
])("checks changes from %s", async (_from, headers, status) => {
  expect(await logOut(headers)).toBe(status);
});

test("returns the reason in the envelope, and allows reads", async () => {
  const headers = { ...cookie, Origin: "https://evil.example" };
  const refused = await t.request("POST", "/api/auth/logout", { headers });
  expect(await refused.json()).toMatchObject({ code: "origin_refused" });
  expect((await t.request("GET", "/api/health", { headers })).status).toBe(200);
});
