import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { registerInBrowser } from "./testing/registrations.ts";

const t = await createTestApp({ env: { RATE_LIMIT_SCALE: "1" } });

test("allows 59 usernames per link in 15 minutes, and more later", async () => {
  const taken = await member(t);
  const { token } = await registerInBrowser(t);
  const choose = (username: string) => t.post("/api/auth/verify-email", { token, username });
  for (let n = 0; n < 59; n++) expect((await choose(taken.username)).status).toBe(409);
  expect((await choose(taken.username)).status).toBe(429);
  t.clock.advance(15 * 60 * 1000);
  expect(await (await choose("free_at_last")).json()).toMatchObject({ verified: true });
});
