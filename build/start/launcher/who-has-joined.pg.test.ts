import { expect, test } from "vitest";
import { registerAndVerify } from "../../../server/features/auth/register/testing/registrations.ts";
import { createTestApp } from "../../../server/testing/create-test-app.ts";
import { findWhoHasJoined } from "./launch.ts";

const t = await createTestApp({ env: { FIRST_MEMBER_IS_ADMIN: "1" } });
const config = t.deps.config;

test("awaits an administrator until the first member joins, and not again after that member has left", async () => {
  expect(await findWhoHasJoined(config)).toEqual({ hasMembers: false, awaitsAdministrator: true });
  const founder = await registerAndVerify(t);
  expect(await findWhoHasJoined(config)).toEqual({ hasMembers: true, awaitsAdministrator: false });
  const signedIn = await t.post("/api/auth/login", { email: founder.email, password: founder.password });
  expect(await signedIn.json()).toMatchObject({ isAdmin: true });
  await t.sql`delete from members`;
  expect(await findWhoHasJoined(config)).toEqual({ hasMembers: false, awaitsAdministrator: false });
});

test("awaits no administrator when the setting keeps the first member from becoming one", async () => {
  const elsewhere = await createTestApp();
  expect((await findWhoHasJoined(elsewhere.deps.config)).awaitsAdministrator).toBe(false);
});
