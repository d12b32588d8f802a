import { beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { runJob } from "../../testing/app/run-jobs.ts";
import { member, signIn, type TestMember } from "../../testing/member.ts";
import { openArchive } from "./export/testing/open-archive.ts";

const t = await createTestApp();
const start = t.clock.now();
let ada: TestMember;
beforeEach(async () => {
  t.clock.set(start);
  ada = await member(t);
});

const give = (birthDate: string, more: object = {}, who = ada) =>
  who.put("/api/account/birth-date", { birthDate, ...more });
const asShown = async (who: Pick<TestMember, "get"> = ada) => {
  const { hasGivenBirthDate, ofAgeFrom } = await (await who.get("/api/auth/user")).json() as {
    hasGivenBirthDate: boolean;
    ofAgeFrom: string | null;
  };
  return { hasGivenBirthDate, ofAgeFrom };
};
const isUnderAge = async () => {
  const [row] = await t.sql<{ is_under_age: boolean }[]>`
    select is_under_age(m, ${t.clock.now()}) from members m where id = ${ada.id}`;
  return row?.is_under_age;
};
/** Everything the database has of the member. */
const everything = async () =>
  JSON.stringify(await t.sql`select to_jsonb(m) as row from members m where id = ${ada.id}`);

test("counts a member without a date of birth as under 18", async () => {
  expect([await isUnderAge(), await asShown()]).toEqual([
    true,
    { hasGivenBirthDate: false, ofAgeFrom: null },
  ]);
});

test("counts as of age after a date of 18 years ago, and keeps nothing of the date", async () => {
  expect((await give("2008-03-04")).status).toBe(200);
  expect([await isUnderAge(), await asShown()]).toEqual([
    false,
    { hasGivenBirthDate: true, ofAgeFrom: null },
  ]);
  expect(await everything()).not.toContain("2008");
});

test("keeps the month under 18 until it is over, and forgets it within the hour after", async () => {
  expect((await give("2008-03-05", { guardianConsent: true })).status).toBe(200);
  expect(await everything()).not.toContain("2008-03-05");
  t.clock.set(new Date("2026-03-31T23:59:59Z"));
  await runJob(t, "hourly_cleanup");
  expect([await isUnderAge(), await asShown()]).toEqual([
    true,
    { hasGivenBirthDate: true, ofAgeFrom: "2026-04-01T00:00:00.000Z" },
  ]);
  t.clock.set(new Date("2026-04-01T00:00:00Z"));
  expect([await isUnderAge(), await asShown()]).toEqual([
    false,
    { hasGivenBirthDate: true, ofAgeFrom: null },
  ]);
  await runJob(t, "hourly_cleanup");
  expect(await t.sql`select has_given_birth_date, of_age_from from members where id = ${ada.id}`)
    .toEqual([{ has_given_birth_date: true, of_age_from: null }]);
});

test("accepts one date, also of two at once, and refuses the second with 409", async () => {
  const statuses = await Promise.all([give("1990-01-01"), give("1991-01-01")]);
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const again = await give("2012-01-01", { guardianConsent: true });
  expect([again.status, await again.json()]).toMatchObject([409, { code: "conflict" }]);
  expect(await asShown()).toEqual({ hasGivenBirthDate: true, ofAgeFrom: null });
});

test.each([
  ["under 13", "2014-01-01", {}, "birthDate"],
  ["in the future", "2027-01-01", {}, "birthDate"],
  ["under 18 without a guardian's consent", "2010-01-01", {}, "guardianConsent"],
])("refuses a date %s, changes nothing and leaves another try", async (_, birthDate, more, field) => {
  const refused = await give(birthDate, more);
  expect([refused.status, await refused.json()]).toMatchObject([400, {
    fields: { [field]: expect.any(String) },
  }]);
  expect(await asShown()).toEqual({ hasGivenBirthDate: false, ofAgeFrom: null });
  expect((await give("1990-01-01")).status).toBe(200);
});

test("shows other members nothing of it, and puts it into the copy of all data", async () => {
  await give("2010-05-05", { guardianConsent: true });
  const bea = await member(t, { isAdmin: true });
  for (
    const path of [
      `/api/users/${ada.id}`,
      `/api/users/username/${ada.username}`,
      `/api/admin/users?q=${ada.username}`,
    ]
  ) {
    const said = await (await bea.get(path)).text();
    expect(said).toContain(ada.username);
    expect(said).not.toMatch(/of_?age|birth|under_?age/i);
  }
  const archive = await openArchive(await ada.get("/api/account/export"));
  expect(await archive.json("profile.json")).toMatchObject({
    ofAgeFrom: "2028-06-01T00:00:00.000Z",
    account: { hasGuardianConsent: true, hasGivenBirthDate: true, aiUse: null },
  });
});

test("outlives a deletion that is taken back, and nothing of it is left after the removal", async () => {
  await member(t, { isAdmin: true });
  await give("2012-05-05", { guardianConsent: true });
  await t.sql`insert into ai_use (member_id, since, last_at) values (${ada.id}, ${start}, ${start})`;
  await ada.delete("/api/account", { password: ada.password });
  await t.post("/api/auth/login", { email: ada.email, password: ada.password, restoresAccount: true });
  const back = await signIn(t, ada.id);
  expect(await asShown(back)).toMatchObject({ ofAgeFrom: "2030-06-01T00:00:00.000Z" });
  await back.delete("/api/account", { password: ada.password });
  t.clock.advance(31 * 24 * 60 * 60 * 1000);
  await runJob(t, "remove_left_accounts");
  expect(await t.sql`select has_given_birth_date, of_age_from from members where id = ${ada.id}`)
    .toEqual([{ has_given_birth_date: false, of_age_from: null }]);
  expect(await t.sql`select from ai_use where member_id = ${ada.id}`).toHaveLength(0);
});
