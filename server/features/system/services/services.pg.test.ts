import { expect, test } from "vitest";
import { type Service, type ServiceName, type Services } from "#shared/system/services-contract.ts";
import { openDatabase } from "../../../db/open-database.ts";
import { createServiceLog } from "../../../metrics/service-log.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";

const secrets = {
  OPENAI_API_KEY: "sk-proj-abcdefghijklmnopqrstuvwx",
  STRIPE_SECRET_KEY: "sk_test_abcdefghijklmnop",
  STRIPE_WEBHOOK_SECRET: "whsec_abcdefghijklmnop",
  STRIPE_PUBLISHABLE_KEY: "pk_test_abcdefghijklmnop",
};
const t = await createTestApp({
  mailsWait: true,
  env: {
    ...secrets,
    PRACTICE_TILL_URL: "http://127.0.0.1:9",
    OPENAI_BASE_URL: "http://user:hidden-word@127.0.0.1:9/v1?key=hidden-word",
    AI_MODELS: '{"GPT-4o Mini":"llama3.3"}',
    SMTP_URL: "smtp://hello%40example.org:hidden-word@127.0.0.1:9",
    AI_SERVER_DAILY_TOKENS: "1000",
    MEDIA_HASH_URL: "https://hashes.example.org/v1/compare",
    MEDIA_HASH_KEY: "hidden-word",
  },
});
const admin = await member(t, { isAdmin: true });
const minute = 60_000;

async function look(): Promise<Services> {
  return await (await admin.get("/api/admin/services")).json() as Services;
}
async function lookAt(name: ServiceName): Promise<Service> {
  const found = (await look()).services.find((service) => service.name === name);
  if (!found) throw new Error(name);
  return found;
}
const says = (service: Service) => service.problems.map((problem) => problem.says).join(" ");
const factOf = (service: Service, label: string) => service.facts.find((fact) => fact.label === label);
/** As another process of the server would. */
const other = createServiceLog(t.clock);
const mini = { service: "ai", part: "GPT-4o Mini" } as const;

test("shows no key, password or address of a member", async () => {
  t.deps.services.ended({ service: "mail", part: "" }, { code: "550", isPassing: true });
  const text = JSON.stringify(await look());
  for (const secret of [...Object.values(secrets), "hidden-word", admin.email]) {
    expect(text).not.toContain(secret);
  }
  expect(text).toContain("sk_test_…mnop");
  expect(text).toContain("http://127.0.0.1:9/v1");
});

test("names a model that the service does not know, since the first refusal, until it is answered", async () => {
  other.ended(mini, null);
  await other.flush(t.db);
  t.clock.advance(minute);
  const since = t.clock.now().toISOString();
  t.deps.services.ended(mini, { code: "404", isPassing: false });
  t.clock.advance(minute);
  other.ended(mini, { code: "404", isPassing: false });
  await other.flush(t.db);
  const ai = await lookAt("ai");
  expect(ai).toMatchObject({
    state: "fix",
    problems: [{
      since,
      says: expect.stringContaining("GPT-4o Mini (llama3.3)"),
      todo: expect.stringContaining("AI_MODELS"),
    }],
  });
  expect(factOf(ai, "Last refusal")).toMatchObject({ at: t.clock.now().toISOString() });
  expect(ai.parts.find(({ name }) => name === "GPT-5")).toMatchObject({ upstream: null });
  t.clock.advance(minute);
  other.ended(mini, null);
  await other.flush(t.db);
  expect((await lookAt("ai")).state).toBe("ok");
});

test("forgets how long a model failed when its settings changed", async () => {
  const unknown = { code: "unknown_model", isPassing: false };
  other.ended({ ...mini, setup: "before" }, unknown);
  await other.flush(t.db);
  t.clock.advance(minute);
  expect((await lookAt("ai")).state).toBe("ok");
  other.ended(mini, unknown);
  await other.flush(t.db);
  expect((await lookAt("ai")).problems[0]).toMatchObject({
    since: t.clock.now().toISOString(),
    todo: expect.stringContaining("AI_MODELS"),
  });
  other.ended(mini, null);
  await other.flush(t.db);
});

test("does not call one refused request a fault", async () => {
  t.deps.services.ended(mini, { code: "400", isPassing: true });
  const ai = await lookAt("ai");
  expect(ai.state).toBe("ok");
  expect(factOf(ai, "Last refusal")?.text).toBe("GPT-4o Mini refused the request (400)");
});

test("says in which processes calls rest, and forgets a process that died", async () => {
  const db = openDatabase(t.config.databaseUrl, { maxConnections: 2 });
  other.away("ai", "chat", true);
  await other.flush(db);
  const { processes, services } = await look();
  expect(processes).toBe(2);
  expect(services[0]?.problems[0]).toMatchObject({
    isUrgent: true,
    says: expect.stringContaining("in 1 of 2 server processes"),
    since: t.clock.now().toISOString(),
  });
  // Two processes and no bus between them.
  expect(services.find(({ name }) => name === "bus")).toMatchObject({ state: "fix" });
  await db.close();
  await expect.poll(async () => (await look()).processes).toBe(1);
  expect((await lookAt("ai")).state).toBe("ok");
  other.away("ai", "chat", false);
  await other.flush(t.db);
});

test("warns of a budget before it is used up, and says when it is", async () => {
  const day = t.clock.now().toISOString().slice(0, 10);
  await t.sql`insert into ai_budget_days (member_id, day, tokens) values (null, ${day}, 850)`;
  expect(says(await lookAt("ai"))).toBe("85% of the tokens of the server for today are used.");
  await t.sql`update ai_budget_days set tokens = 1200`;
  expect(await lookAt("ai")).toMatchObject({
    state: "fix",
    problems: [{ todo: expect.stringContaining("AI_SERVER_DAILY_TOKENS") }],
  });
  await t.sql`delete from ai_budget_days`;
});

test("says that mails wait, since when, and what the mail server says", async () => {
  await t.post("/api/auth/forgot-password", { email: admin.email });
  expect((await lookAt("mail")).state).toBe("ok");
  const asked = t.clock.now().toISOString();
  t.clock.advance(11 * minute);
  t.deps.services.ended({ service: "mail", part: "" }, { code: "login", isPassing: false });
  const mail = await lookAt("mail");
  expect(mail.state).toBe("fix");
  expect(says(mail)).toContain("refuses the login");
  expect(mail.problems.find((problem) => problem.says.startsWith("1 mail waits"))).toMatchObject({
    since: asked,
  });
  expect(factOf(mail, "Refused or put off today")?.text).toBe("2");
});

test("says what came of the payment provider's events", async () => {
  t.deps.services.ended({ service: "payments", part: "" }, { code: "401", isPassing: false });
  const at = t.clock.now();
  const early = new Date(at.getTime() - 20 * minute);
  await t.sql`
    insert into payment_events (id, type, is_live, body, created_at, received_at, applied_at, problem)
    values
      ('evt_1', 'invoice.paid', false, '{}', ${early}, ${early}, null, null),
      ('evt_2', 'charge.refunded', false, null, ${at}, ${at}, ${at}, null),
      ('evt_3', 'charge.refunded', false, '{}', ${at}, ${at}, ${at}, 'No order of ours')`;
  const payments = await lookAt("payments");
  expect(payments.state).toBe("fix");
  expect(says(payments)).toMatch(
    /refuses the key \(401\).*1 event waits to be applied.*1 event of the last day did not come.*No order of ours/s,
  );
  expect(payments.problems[1]?.since).toBe(early.toISOString());
});

test("says that no process runs jobs, and which task fails", async () => {
  t.deps.services.ended({ service: "jobs", part: "lapse_badges" }, { code: "TypeError", isPassing: false });
  const jobs = await lookAt("jobs");
  expect(jobs).toMatchObject({
    state: "warn",
    problems: [{ says: "The task lapse_badges fails (TypeError)." }],
  });
  t.deps.services.ended({ service: "jobs", part: "of_before" }, { code: "TypeError", isPassing: false });
  expect(says(await lookAt("jobs"))).not.toContain("of_before");
  t.clock.advance(4 * minute);
  expect(says(await lookAt("jobs"))).toContain("No server process runs jobs.");
  t.clock.advance(24 * 60 * minute);
  expect(says(await lookAt("jobs"))).not.toContain("lapse_badges");
});

test("reads the queue by the index from which workers take jobs", async () => {
  // With few jobs the planner would read the whole table.
  const plan = await t.db.transaction(async (sql) => {
    await sql`set local enable_seqscan = off`;
    await sql`set local enable_sort = off`;
    return await sql`
      explain
      select run_at
      from graphile_worker._private_jobs
      where is_available = true
      order by priority, run_at
      limit 10`;
  });
  expect(JSON.stringify(plan)).toContain("jobs_main_index");
});

test("says how many pictures are held while the service that knows images of abuse fails", async () => {
  expect(await lookAt("media_hash")).toMatchObject({
    state: "ok",
    says: "Pictures are compared by hashes.example.org, which gets their digests alone.",
  });
  t.deps.services.ended({ service: "media_hash", part: "" }, { code: "401", isPassing: false });
  const failing = await lookAt("media_hash");
  expect(failing).toMatchObject({
    state: "fix",
    problems: [{ todo: "Correct MEDIA_HASH_KEY and restart." }],
  });
  expect(says(failing)).toContain("new pictures are held until it answers");
  t.deps.services.ended({ service: "media_hash", part: "" }, null);
  expect((await lookAt("media_hash")).state).toBe("ok");
});
