import { describe, expect, test } from "vitest";
import { createCtx } from "../../context.ts";
import { mailJob, type MailTemplate } from "../../jobs/mail-job.ts";
import type { NamedMail } from "../../providers/mail/mailer.ts";
import { createOutboxMailer } from "../../providers/mail/open-mailer.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { movableClock } from "../../testing/movable-clock.ts";
import { runJobs } from "../../testing/app/run-jobs.ts";
import {
  mailedGrants,
  signedGrants,
  storedGrants,
  type VoidingEvent,
  voidingEvents,
} from "../../features/auth/grants/grants.ts";
import { resetBinding } from "../../features/auth/passwords/forgot-password.ts";
import { signLink } from "../../features/auth/mails/signed-link-tokens.ts";
import {
  mailedToken,
  mailedTokens,
  newRegistration,
  openVerificationLink,
} from "../../features/auth/register/testing/registrations.ts";
import { hashSessionToken } from "../../features/auth/sessions/session-token.ts";
import { sendMail } from "./send-mail.ts";

const clock = movableClock();
const outbox = createOutboxMailer(clock);
/** The mails that the mail server accepted, and its refusal code. */
const taken: NamedMail[] = [];
let refusal: object | null = null;
const mail = {
  ...outbox,
  deliver: async (given: NamedMail) => {
    if (refusal) throw Object.assign(new Error("Not now"), refusal);
    taken.push(given);
    await outbox.deliver(given);
  },
};
const t = await createTestApp({ clock, providers: { mail }, mailsWait: true });
const root = await member(t, { isAdmin: true });
const minute = 60_000;
const newPassword = "Riverbank7!stone";
const changePath = "/api/account/email-change";

interface Waiting {
  readonly payload: { readonly template: MailTemplate; readonly to: string };
  readonly in_ms: number;
}

/** The mails waiting for an address. */
async function waiting(to: string): Promise<Waiting[]> {
  return await t.sql<Waiting[]>`
    select payload, (extract(epoch from run_at - now()) * 1000)::float as in_ms
    from graphile_worker._private_jobs
    where lower(payload ->> 'to') = ${to.toLowerCase()} and attempts < max_attempts
    order by id`;
}

/** Waits until no mail for an address is queued. The queue removes a job soon after it ran. */
async function settled(to: string): Promise<void> {
  await expect.poll(() => waiting(to)).toEqual([]);
}

/** Moves time until the waiting mails are due. */
async function untilDue(ms: number): Promise<void> {
  t.clock.advance(ms);
  await t.sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`;
  await runJobs(t);
}

/** Runs a job as the queue does when the process died before it was settled. */
async function again(job: { readonly payload: object } | undefined): Promise<void> {
  await sendMail(createCtx(t.deps, { type: "system", name: "send_mail" }), mailJob.parse(job?.payload));
}

const asks: Readonly<Record<string, (ada: TestMember) => Promise<Response>>> = {
  password_reset: (ada) => t.post("/api/auth/forgot-password", { email: ada.email }),
  sign_in_link: (ada) => t.post("/api/auth/sign-in-link", { email: ada.email }),
  confirm_email: (ada) => ada.put(changePath, { email: `moved_${ada.email}`, password: ada.password }),
  email_change_notice: (ada) => ada.put(changePath, { email: `moved_${ada.email}`, password: ada.password }),
};

/** The event, with none of the mails that wait. */
const events: Readonly<Record<VoidingEvent, (ada: TestMember) => Promise<Response>>> = {
  "password reset": async (ada) => {
    const [row] = await t.sql<{ email: string; password_hash: string }[]>`
      select email, password_hash from members where id = ${ada.id}`;
    const token = await signLink(
      t.deps,
      "reset-password",
      ada.id,
      resetBinding(row ?? { email: "", password_hash: "" }),
    );
    return await t.post("/api/auth/reset-password", {
      token,
      password: newPassword,
      confirmPassword: newPassword,
    });
  },
  "this was not me": async (ada) => {
    const now = t.clock.now();
    await t.sql`
      insert into email_changes (member_id, id, new_email, created_at, expires_at)
      values (${ada.id}, gen_random_uuid(), 'thief@example.org', ${now}, ${new Date(now.getTime() + minute)})
      on conflict do nothing`;
    await t.sql`update email_changes set refuse_hash = ${
      hashSessionToken(ada.id)
    } where member_id = ${ada.id}`;
    return await t.post(`${changePath}/refuse`, { token: ada.id });
  },
  suspension: (ada) => root.post(`/api/admin/users/${ada.id}/suspend`, { reason: "Spam in many comments" }),
  deletion: (ada) => ada.delete("/api/account", { password: ada.password }),
};

const grants: Readonly<Record<string, { readonly voidedBy: readonly VoidingEvent[] }>> = {
  ...storedGrants,
  ...signedGrants,
};

describe.each(Object.keys(asks))("a mail '%s' that waits", (template) => {
  test.each(voidingEvents)("is not sent after %s if that voids its link", async (event) => {
    const ada = await member(t);
    const address = template === "confirm_email" ? `moved_${ada.email}` : ada.email;
    expect((await asks[template]?.(ada))?.status).toBe(200);
    expect((await waiting(address)).map(({ payload }) => payload.template)).toContain(template);
    expect((await events[event](ada)).status).toBe(200);
    await runJobs(t);
    const paths = ["/login", "/confirm-email", "/refuse-email"] as const;
    const links = paths.flatMap((
      path,
    ) => [...mailedTokens(t, address, path), ...mailedTokens(t, address, path, "link")]);
    const grant = mailedGrants[template as MailTemplate] ?? "";
    const isVoid = grants[grant]?.voidedBy.includes(event);
    expect(links).toHaveLength(isVoid ? 0 : 1);
  });
});

test("stores neither link nor token of a waiting mail, and no token of a sent one in any table", async () => {
  const ada = await member(t);
  const registration = newRegistration();
  for (const ask of Object.values(asks)) await ask(ada);
  await t.post("/api/auth/register", registration);
  const jobs = await t.sql<{ payload: object }[]>`select payload from graphile_worker._private_jobs`;
  expect(JSON.stringify(jobs)).not.toMatch(/http|token=|link=/);
  await runJobs(t);
  const sent = [
    mailedToken(t, ada.email, "/login"),
    mailedToken(t, ada.email, "/login", "link"),
    mailedToken(t, `moved_${ada.email}`, "/confirm-email"),
    mailedToken(t, ada.email, "/refuse-email"),
    mailedToken(t, registration.email, "/verify-email"),
  ];
  const kept = await t.sql`
    select to_jsonb(l)::text as row from sign_in_links l
    union all select to_jsonb(c)::text from email_changes c
    union all select to_jsonb(j)::text from graphile_worker._private_jobs j`;
  for (const token of sent) expect(JSON.stringify(kept)).not.toContain(token);
});

test("starts the lifetime of a link when its mail is sent", async () => {
  const ada = await member(t);
  const registration = newRegistration();
  await t.post("/api/auth/register", registration);
  for (const ask of Object.values(asks)) await ask(ada);
  t.clock.advance(20 * 60 * minute);
  await runJobs(t);
  t.clock.advance(14 * minute);
  const open = (token: string) => t.post("/api/auth/login/link", { token });
  expect((await open(mailedToken(t, ada.email, "/login", "link"))).status).toBe(200);
  t.clock.advance(45 * minute);
  const token = mailedToken(t, ada.email, "/login");
  const reset = { token, password: newPassword, confirmPassword: newPassword };
  expect((await t.post("/api/auth/reset-password", reset)).status).toBe(200);
  t.clock.advance(22 * 60 * minute);
  expect(await openVerificationLink(t, mailedToken(t, registration.email, "/verify-email"))).toMatchObject({
    verified: true,
  });
});

test("retries a refused mail soon: within five minutes in the first hour, and for a day", async () => {
  const ada = await member(t);
  refusal = { code: "ECONNREFUSED" };
  await asks["sign_in_link"]?.(ada);
  await runJobs(t);
  for (let age = 0; age < 60 * minute;) {
    const [job, ...others] = await waiting(ada.email);
    expect(others).toEqual([]);
    expect(job?.in_ms).toBeLessThanOrEqual(5 * minute);
    age += Math.max(job?.in_ms ?? 0, minute);
    await untilDue(Math.max(job?.in_ms ?? 0, minute));
  }
  await untilDue(22.9 * 60 * minute);
  expect(await waiting(ada.email)).toHaveLength(1);
  refusal = null;
  await untilDue(minute);
  expect(mailedTokens(t, ada.email, "/login", "link")).toHaveLength(1);
  await settled(ada.email);
});

test("gives a mail up after a day, and at once when it is refused for good", async () => {
  const [ada, bea] = [await member(t), await member(t)];
  refusal = { code: "ECONNREFUSED" };
  await asks["password_reset"]?.(ada);
  await runJobs(t);
  await untilDue(24 * 60 * minute);
  refusal = { code: "EENVELOPE", responseCode: 550 };
  await asks["password_reset"]?.(bea);
  await runJobs(t);
  refusal = null;
  await settled(ada.email);
  await settled(bea.email);
});

test("gives a mail that is sent again after a crash the same Message-ID, with links that work from either copy", async () => {
  const ada = await member(t);
  for (const ask of [asks["sign_in_link"], asks["confirm_email"]]) await ask?.(ada);
  const jobs = await t.sql<{ payload: object }[]>`
    select payload from graphile_worker._private_jobs
    where payload ->> 'template' in ('sign_in_link', 'confirm_email') and payload ->> 'to' like ${`%${ada.email}`}`;
  taken.length = 0;
  // The mail server accepted it, and the job still exists.
  for (const job of jobs) await again(job);
  await runJobs(t);
  const copies = taken.filter(({ to }) => to.endsWith(ada.email));
  const named = Map.groupBy(copies, ({ messageId }) => messageId);
  expect([...named.values()].map(({ length }) => length).toSorted()).toEqual([1, 2, 2]);
  for (const [, [first, second]] of named) if (second) expect(second.text).toBe(first?.text);
  const links = mailedTokens(t, ada.email, "/login", "link");
  expect((await t.post("/api/auth/login/link", { token: links[1] })).status).toBe(200);
  const token = mailedTokens(t, `moved_${ada.email}`, "/confirm-email")[1];
  expect((await t.post(`${changePath}/confirm`, { token })).status).toBe(200);
});

test("sends no second mail for a registration whose link was used when its job runs again", async () => {
  const registration = newRegistration();
  await t.post("/api/auth/register", registration);
  const [job] = await waiting(registration.email);
  await runJobs(t);
  await openVerificationLink(t, mailedToken(t, registration.email, "/verify-email"));
  await again(job);
  expect(t.mailbox.list(registration.email)).toHaveLength(1);
});

test("queues as many mails for an unknown address as for a known one, and sends none", async () => {
  const ada = await member(t);
  const unknown = `nobody_${ada.email}`;
  for (const email of [ada.email, unknown]) {
    await t.post("/api/auth/forgot-password", { email });
    await t.post("/api/auth/sign-in-link", { email });
    await t.post("/api/auth/resend-verification", { email });
  }
  const known = (await waiting(ada.email)).map(({ payload }) => Object.keys(payload).toSorted());
  expect(known).toHaveLength(3);
  expect((await waiting(unknown)).map(({ payload }) => Object.keys(payload).toSorted())).toEqual(known);
  await runJobs(t);
  expect(t.mailbox.list(unknown)).toEqual([]);
  expect(t.mailbox.list(ada.email)).toHaveLength(2);
});
