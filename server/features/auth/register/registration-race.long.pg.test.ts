import { expect, test } from "vitest";
import type { Registration } from "#shared/auth/registration-contract.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { waitUntilBlocked } from "../../../testing/lock-waits.ts";
import {
  mailedTokens,
  newRegistration,
  openVerificationLink,
  registerAndVerify,
} from "./testing/registrations.ts";

const t = await createTestApp({ env: { FIRST_MEMBER_IS_ADMIN: "1" } });

/**
 * Sends twenty registrations at once, then all their links at once; returns how often each outcome
 * came.
 */
async function race(make: (n: number) => Registration): Promise<Record<string, number>> {
  const made = Array.from({ length: 20 }, (_, n) => make(n));
  const answers = await Promise.all(made.map((registration) => t.post("/api/auth/register", registration)));
  const tokens = [...new Set(made.map(({ email }) => email.toLowerCase()))]
    .flatMap((email) => mailedTokens(t, email, "/verify-email"));
  expect(tokens).toHaveLength(answers.filter(({ status }) => status === 201).length);
  const outcomes = await Promise.all(tokens.map((token) => openVerificationLink(t, token)));
  return outcomes.reduce<Record<string, number>>((counts, { verified, needsUsername }) => {
    const outcome = verified ? "verified" : needsUsername ? "needs a username" : "void";
    return { ...counts, [outcome]: (counts[outcome] ?? 0) + 1 };
  }, {});
}

// First in this file, while the database is empty.
test("makes exactly one administrator when the first members confirm at once", async () => {
  expect(await race(() => newRegistration())).toEqual({ verified: 20 });
  expect(await t.sql`select id from members where is_admin`).toHaveLength(1);
});

test("makes no later member an administrator", async () => {
  const later = await registerAndVerify(t);
  const signedIn = await t.post("/api/auth/login", { email: later.email, password: later.password });
  expect(await signedIn.json()).toMatchObject({ isAdmin: false });
});

test("makes one account from simultaneous registrations with one address", async () => {
  const outcomes = await race((n) =>
    newRegistration({ email: n % 2 ? "Race@Example.org" : "race@example.org" })
  );
  // Only ten mails an hour go to an address.
  expect(outcomes).toEqual({ verified: 1, void: 9 });
  expect(await t.sql`select id from members where lower(email) = 'race@example.org'`).toHaveLength(1);
});

test("makes one account from twenty simultaneous registrations with one username", async () => {
  const outcomes = await race((n) =>
    newRegistration({ username: n % 2 ? "Racer" : "racer", email: `racer${n}@example.org` })
  );
  expect(outcomes).toEqual({ "verified": 1, "needs a username": 19 });
  expect(await t.sql`select id from members where lower(username) = 'racer'`).toHaveLength(1);
});

test("makes one account from many copies of one registration", async () => {
  const registration = newRegistration();
  expect(await race(() => registration)).toEqual({ verified: 1, void: 9 });
  expect(await t.sql`select id from members where email = ${registration.email}`).toHaveLength(1);
});

test("confirms registrations of an address one after the other, without a lock while it waits", async () => {
  const email = "in-turn@example.org";
  for (let n = 0; n < 2; n++) await t.post("/api/auth/register", newRegistration({ email }));
  const [second = ""] = mailedTokens(t, email, "/verify-email");
  const [first, last] = await t.sql<{ id: string }[]>`
    select id from pending_registrations where email = ${email} order by id`;
  let confirmed: ReturnType<typeof openVerificationLink> | undefined;
  await t.db.transaction(async (sql) => {
    await sql`select from pending_registrations where id = ${first?.id ?? null} for update`;
    confirmed = openVerificationLink(t, second);
    await waitUntilBlocked(t);
    // A waiting confirmation that held this row would end both in a deadlock.
    await sql`select from pending_registrations where id = ${last?.id ?? null} for update nowait`;
  });
  expect(await confirmed).toMatchObject({ verified: true });
});
