import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { testPassword } from "../../../testing/member.ts";
import { mailedToken, newRegistration } from "../register/testing/registrations.ts";

const t = await createTestApp();
const address = "lisa@bots.glimmer.app";

async function comparable(answer: Response) {
  const { requestId: _, ...body } = await answer.json() as Record<string, unknown>;
  return { status: answer.status, body };
}

test.each([
  ["/api/auth/login", { password: testPassword }],
  ["/api/auth/login", { password: " " }],
  ["/api/auth/forgot-password", {}],
  ["/api/auth/resend-verification", {}],
  ["/api/auth/sign-in-link", {}],
])("%s responds for Lisa's address as for one without an account, and mails nothing", async (path, input) => {
  const lisa = await comparable(await t.post(path, { email: address, ...input }));
  expect(await comparable(await t.post(path, { email: "nobody@example.org", ...input }))).toEqual(lisa);
  expect(lisa.status).not.toBe(500);
  expect(t.mailbox.list(address)).toEqual([]);
});

test("refuses registrations with Lisa's address", async () => {
  const registration = newRegistration({ email: address });
  expect((await t.post("/api/auth/register", registration)).status).toBe(201);
  const token = mailedToken(t, address, "/verify-email");
  const answer = await t.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`);
  expect(await answer.json()).toMatchObject({ verified: false });
  expect(await t.sql`select username from members where email = ${address}`).toEqual([{ username: "Lisa" }]);
});
