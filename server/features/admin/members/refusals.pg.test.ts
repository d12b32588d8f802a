import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { selectUser } from "./user-queries.ts";

const t = await createTestApp();
const suspended = { suspended_at: new Date(), suspension_reason: "Spam" };

/** Who may not be suspended and given XP, and why. */
test.each<[string, Record<string, string | boolean | Date>, string | null, string | null]>([
  ["a member", { is_ranked: true }, null, null],
  ["an administrator", { is_admin: true }, "administrator", null],
  ["the owner of a named address", { email: "Boss@Example.org" }, "administrator", null],
  ["a bot", { is_bot: true }, "bot", "bot"],
  ["a suspended member", suspended, "suspended", "suspended"],
  ["a suspended founder", { is_admin: true, ...suspended }, "suspended", "suspended"],
  ["a suspended bot", { is_bot: true, ...suspended }, "bot", "bot"],
])("%s with %j cannot be suspended for %j, nor given XP for %j", async (_, traits, suspending, giving) => {
  const { id } = await member(t);
  await t.sql`update members set ${t.sql(traits)} where id = ${id}`;
  expect(await selectUser(t.sql, ["boss@example.org"], id))
    .toMatchObject({ suspend_refusal: suspending, gift_refusal: giving });
});
