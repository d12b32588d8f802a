import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { ledgerFaults, xpOf } from "../../../testing/xp.ts";
import {
  mailedToken,
  mailedTokens,
  newRegistration,
  openVerificationLink,
  registerAndVerify,
} from "./testing/registrations.ts";

const t = await createTestApp();

async function idOf(email: string): Promise<string> {
  const [row] = await t.sql<{ id: string }[]>`select id from members where email = ${email}`;
  if (!row) throw new Error(`Nobody has ${email}`);
  return row.id;
}

test("pays both sides of an invitation 200 XP once when the invited member verifies", async () => {
  const ada = await member(t);
  const invited = newRegistration({ ref: ada.username });
  await t.post("/api/auth/register", invited);
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 0 });
  const token = mailedToken(t, invited.email, "/verify-email");
  await Promise.all(Array.from({ length: 10 }, () => openVerificationLink(t, token)));
  await openVerificationLink(t, token);
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 200 });
  expect(await xpOf(t, await idOf(invited.email))).toMatchObject({ xp: 200 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("pays for each friend who joins", async () => {
  const ada = await member(t);
  for (let n = 0; n < 3; n++) await registerAndVerify(t, { ref: ada.username.toUpperCase() });
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 600 });
});

test("pays nothing without an invitation, or for an unknown name", async () => {
  const [alone, lost] = [await registerAndVerify(t), await registerAndVerify(t, { ref: "nobody_at_all" })];
  for (const { email } of [alone, lost]) expect(await xpOf(t, await idOf(email))).toMatchObject({ xp: 0 });
});

test("pays only for the confirmed one of several registrations of an address", async () => {
  const [ada, bea] = [await member(t), await member(t)];
  const email = "invited-twice@example.org";
  for (const { username } of [ada, bea]) {
    await t.post("/api/auth/register", newRegistration({ email, ref: username }));
  }
  const tokens = mailedTokens(t, email, "/verify-email");
  expect(tokens).toHaveLength(2);
  await Promise.all(tokens.map((token) => openVerificationLink(t, token)));
  const paid = [(await xpOf(t, ada.id)).xp, (await xpOf(t, bea.id)).xp];
  expect(paid.toSorted((a, b) => a - b)).toEqual([0, 200]);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("confirms an invitation whose inviter has left", async () => {
  const ada = await member(t);
  const invited = newRegistration({ ref: ada.username });
  await t.post("/api/auth/register", invited);
  await t.sql`delete from members where id = ${ada.id}`;
  expect(await openVerificationLink(t, mailedToken(t, invited.email, "/verify-email"))).toMatchObject({
    verified: true,
  });
  expect(await xpOf(t, await idOf(invited.email))).toMatchObject({ xp: 0 });
});

test("pays the inviter once for all addresses of one mailbox, and each new member", async () => {
  const ada = await member(t);
  const addresses = ["bea.b+one@gmail.com", "beab@googlemail.com", "B.e.a.B+two+three@gmail.com"];
  const paid: unknown[] = [];
  for (const email of addresses) {
    await registerAndVerify(t, { email, ref: ada.username });
    paid.push([(await xpOf(t, ada.id)).xp, (await xpOf(t, await idOf(email))).xp]);
  }
  expect(paid).toEqual([[200, 200], [200, 200], [200, 200]]);
  await registerAndVerify(t, { email: "b.eab@example.org", ref: ada.username });
  await registerAndVerify(t, { email: "beab@example.org", ref: ada.username });
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 600 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("pays the inviter nothing for a mailbox whose member has since changed address", async () => {
  const ada = await member(t);
  await registerAndVerify(t, { email: "dora+1@example.org", ref: ada.username });
  await t.sql`update members set email = 'elsewhere@example.org' where email = 'dora+1@example.org'`;
  await registerAndVerify(t, { email: "dora+2@example.org", ref: ada.username });
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 200 });
});

test("pays an inviter nothing for their own mailbox", async () => {
  const ada = await member(t, { email: "ada.self@example.org" });
  await registerAndVerify(t, { email: "ada.self+again@example.org", ref: ada.username });
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 0 });
});

test("pays the inviter once when two addresses of a mailbox are confirmed at the same time", async () => {
  for (let round = 0; round < 3; round++) {
    const ada = await member(t);
    const invited = [1, 2, 3, 4].map((n) =>
      newRegistration({ email: `cleo${round}+${n}@example.org`, ref: ada.username })
    );
    for (const one of invited) await t.post("/api/auth/register", one);
    await Promise.all(
      invited.map(({ email }) => openVerificationLink(t, mailedToken(t, email, "/verify-email"))),
    );
    expect(await xpOf(t, ada.id)).toMatchObject({ xp: 200 });
  }
  expect(await ledgerFaults(t)).toEqual([]);
});

test.each([
  ["ada@example.org", "ada@example.org"],
  ["Ada+News@Example.org", "ada@example.org"],
  ["a.da@example.org", "a.da@example.org"],
  ["a.d.a+x+y@googlemail.com", "ada@gmail.com"],
  ["+ada@example.org", "+ada@example.org"],
])("reduces %s to the mailbox %s", async (email, mailbox) => {
  expect(await t.sql`select mailbox_of(${email}) as mailbox`).toMatchObject([{ mailbox }]);
});
