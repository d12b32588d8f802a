import type { Role } from "#shared/members/role.ts";
import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { selectAdministration } from "./administration-queries.ts";

const t = await createTestApp();

interface Traits {
  readonly email?: string;
  readonly proven_email?: string | null;
  readonly is_admin?: boolean;
  readonly is_moderator?: boolean;
  readonly is_bot?: boolean;
  readonly suspended_at?: Date;
  readonly suspension_reason?: string;
  readonly left_at?: Date;
}

const suspended = { suspended_at: new Date(), suspension_reason: "Spam" };
const boss = { email: "boss@example.org", proven_email: "boss@example.org" };

test.each<[string, Traits, { isAdmin: boolean; role: Role; isAdminByEmail: boolean }]>([
  ["a moderator", { is_moderator: true }, { isAdmin: false, role: "moderator", isAdminByEmail: false }],
  [
    "a suspended moderator",
    { is_moderator: true, ...suspended },
    { isAdmin: false, role: "member", isAdminByEmail: false },
  ],
  [
    "a moderator with a named address",
    { ...boss, is_moderator: true },
    { isAdmin: true, role: "administrator", isAdminByEmail: true },
  ],
  ["a stranger", {}, { isAdmin: false, role: "member", isAdminByEmail: false }],
  ["the founder", { is_admin: true }, { isAdmin: true, role: "administrator", isAdminByEmail: false }],
  ["the founder with a named address", { ...boss, is_admin: true }, {
    isAdmin: true,
    role: "administrator",
    isAdminByEmail: false,
  }],
  ["a suspended founder", { is_admin: true, ...suspended }, {
    isAdmin: false,
    role: "member",
    isAdminByEmail: false,
  }],
  ["a founder who left", { is_admin: true, left_at: new Date() }, {
    isAdmin: false,
    role: "member",
    isAdminByEmail: false,
  }],
  ["the owner of a named address", { ...boss, email: "Boss@Example.org" }, {
    isAdmin: true,
    role: "administrator",
    isAdminByEmail: true,
  }],
  ["who registered a named address, unproven", { ...boss, proven_email: null }, {
    isAdmin: false,
    role: "member",
    isAdminByEmail: false,
  }],
  ["who moved to a named address, unproven", { ...boss, proven_email: "former@example.org" }, {
    isAdmin: false,
    role: "member",
    isAdminByEmail: false,
  }],
  ["its owner, suspended", { ...boss, ...suspended }, {
    isAdmin: false,
    role: "member",
    isAdminByEmail: false,
  }],
  ["its owner, who left", { ...boss, left_at: new Date() }, {
    isAdmin: false,
    role: "member",
    isAdminByEmail: false,
  }],
  ["a bot with a named address", { ...boss, is_bot: true }, {
    isAdmin: false,
    role: "member",
    isAdminByEmail: false,
  }],
  [
    "the owner of an address that only begins like one",
    { email: "boss@example.org.evil.example", proven_email: "boss@example.org.evil.example" },
    { isAdmin: false, role: "member", isAdminByEmail: false },
  ],
])("%s with %j is an administrator: %j", async (_, traits, expected) => {
  const { id: memberId } = await member(t);
  if (Object.keys(traits).length > 0) {
    await t.sql`update members set ${
      t.sql(traits as Record<string, string | boolean | Date | null>)
    } where id = ${memberId}`;
  }
  expect(await selectAdministration(t.sql, { memberId, adminEmails: ["boss@example.org"] })).toEqual(
    expected,
  );
  await t.sql`update members set email = id || '@example.org' where id = ${memberId}`;
});
