import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { refuseAppointment, refuseGift, refuseSuspension } from "../permissions.ts";
import { lockCandidate, selectUser } from "./user-queries.ts";

const t = await createTestApp();
const suspended = { suspended_at: new Date(), suspension_reason: "Spam" };

/** Who may not be suspended and given XP, and why. */
test.each<[string, Record<string, string | boolean | Date>, string | null, string | null]>([
  ["a member", { is_ranked: true }, null, null],
  ["an administrator", { is_admin: true }, "administrator", null],
  [
    "the owner of a named address",
    { email: "Boss@Example.org", proven_email: "boss@example.org" },
    "administrator",
    null,
  ],
  ["a bot", { is_bot: true }, "bot", "bot"],
  ["a suspended member", suspended, "suspended", "suspended"],
  ["a suspended founder", { is_admin: true, ...suspended }, "suspended", "suspended"],
  ["a suspended bot", { is_bot: true, ...suspended }, "bot", "bot"],
])("%s with %j cannot be suspended for %j, nor given XP for %j", async (_, traits, suspending, giving) => {
  const { id } = await member(t);
  await t.sql`update members set ${t.sql(traits)} where id = ${id}`;
  const user = await selectUser(t.sql, ["boss@example.org"], id);
  if (!user) throw new Error("The member is gone");
  expect(refuseSuspension(user)).toBe(suspending);
  expect(refuseGift(user)).toBe(giving);
});

/** Why they may not be made a moderator, and may not be dismissed (roles.1). */
test.each<[string, Record<string, boolean | Date | string>, string | null, string | null]>([
  ["a member", {}, null, "same"],
  ["a moderator", { is_moderator: true }, "same", null],
  ["a suspended moderator", { is_moderator: true, ...suspended }, "same", null],
  ["a suspended member", suspended, "suspended", "same"],
  ["a bot", { is_bot: true }, "bot", "same"],
  ["an administrator", { is_admin: true }, "administrator", "same"],
  [
    "the owner of a named address",
    { email: "Boss2@example.org", proven_email: "boss2@example.org" },
    "administrator",
    "same",
  ],
  ["an administrator who was a moderator", { is_admin: true, is_moderator: true }, "same", null],
])(
  "%s with %j cannot be made a moderator for %j, nor dismissed for %j",
  async (_, traits, naming, dismissing) => {
    const { id } = await member(t);
    if (Object.keys(traits).length > 0) await t.sql`update members set ${t.sql(traits)} where id = ${id}`;
    const row = await t.db.transaction((tx) => lockCandidate(tx, id, ["boss2@example.org"]));
    if (!row) throw new Error("The member is gone");
    expect({ naming: refuseAppointment(row, "moderator"), dismissing: refuseAppointment(row, "member") })
      .toEqual({ naming, dismissing });
  },
);
