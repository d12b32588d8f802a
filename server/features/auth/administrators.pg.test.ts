import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { selectAdministration } from "./administration-queries.ts";

const t = await createTestApp();

interface Traits {
  readonly email?: string;
  readonly is_admin?: boolean;
  readonly is_bot?: boolean;
  readonly suspended_at?: Date;
  readonly suspension_reason?: string;
  readonly left_at?: Date;
}

const suspended = { suspended_at: new Date(), suspension_reason: "Spam" };
const boss = { email: "boss@example.org" };

test.each<[string, Traits, { isAdmin: boolean; isAdminByEmail: boolean }]>([
  ["a stranger", {}, { isAdmin: false, isAdminByEmail: false }],
  ["the founder", { is_admin: true }, { isAdmin: true, isAdminByEmail: false }],
  ["the founder with a named address", { ...boss, is_admin: true }, { isAdmin: true, isAdminByEmail: false }],
  ["a suspended founder", { is_admin: true, ...suspended }, { isAdmin: false, isAdminByEmail: false }],
  ["a founder who left", { is_admin: true, left_at: new Date() }, { isAdmin: false, isAdminByEmail: false }],
  ["the owner of a named address", { email: "Boss@Example.org" }, { isAdmin: true, isAdminByEmail: true }],
  ["its owner, suspended", { ...boss, ...suspended }, { isAdmin: false, isAdminByEmail: false }],
  ["its owner, who left", { ...boss, left_at: new Date() }, { isAdmin: false, isAdminByEmail: false }],
  ["a bot with a named address", { ...boss, is_bot: true }, { isAdmin: false, isAdminByEmail: false }],
  [
    "the owner of an address that only begins like one",
    { email: "boss@example.org.evil.example" },
    { isAdmin: false, isAdminByEmail: false },
  ],
])("%s with %j is an administrator: %j", async (_, traits, expected) => {
  const { id: memberId } = await member(t);
  if (Object.keys(traits).length > 0) {
    await t.sql`update members set ${
      t.sql(traits as Record<string, string | boolean | Date>)
    } where id = ${memberId}`;
  }
  expect(await selectAdministration(t.sql, { memberId, adminEmails: ["boss@example.org"] })).toEqual(
    expected,
  );
  await t.sql`update members set email = id || '@example.org' where id = ${memberId}`;
});
