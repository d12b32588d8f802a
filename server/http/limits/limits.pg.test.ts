import { expect, test } from "vitest";
import { getRetentionMs } from "#shared/retention.ts";
import { rateLimitUse } from "#shared/system/contract.ts";
import { RateLimited } from "../../errors.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { exhaustLimit } from "../../testing/exhaust-limit.ts";
import { checkLimit, checkLimits, consumeLimit, consumeLimits, releaseLimit } from "./consume-limit.ts";
import { pruneLimitsAndStoredResponses } from "./prune-limits-and-stored-responses.ts";
import { rateLimits } from "./rate-limits.ts";

const t = await createTestApp({ env: { RATE_LIMIT_SCALE: "1" } });
const ctx = { sql: t.sql, clock: t.clock, config: t.config };
const { max, windowSeconds } = rateLimits.login_failed_device;

async function refused(work: Promise<void>): Promise<number | null> {
  return await work.then(() => null, (error: unknown) => {
    expect(error).toBeInstanceOf(RateLimited);
    return (error as RateLimited).retryAfter ?? null;
  });
}

test("allows as many hits as the limit, however many come at once", async () => {
  const hits = Array.from(
    { length: max + 15 },
    () => refused(consumeLimit(ctx, "login_failed_device", "a@b.c")),
  );
  const answers = await Promise.all(hits);
  expect(answers.filter((retryAfter) => retryAfter === null)).toHaveLength(max);
  expect(answers).toContain(windowSeconds);
});

test("forgets addresses and sources of every limit within the time that the privacy page says", () => {
  const longest = Math.max(...Object.values(rateLimits).map((limit) => limit.windowSeconds));
  expect(longest * 1_000).toBeLessThanOrEqual(getRetentionMs("limits"));
});

test("starts again when the window is over, and returns the whole seconds until then", async () => {
  for (let n = 0; n < max; n++) await consumeLimit(ctx, "login_failed_device", "window");
  t.clock.advance(windowSeconds * 1000 - 1500);
  expect(await refused(consumeLimit(ctx, "login_failed_device", "window"))).toBe(2);
  t.clock.advance(1500);
  expect(await refused(consumeLimit(ctx, "login_failed_device", "window"))).toBeNull();
});

test("reads without counting, and releases hits", async () => {
  for (let n = 0; n < max; n++) {
    await checkLimit(ctx, "login_failed_device", "look");
    await consumeLimit(ctx, "login_failed_device", "look");
  }
  expect(await refused(checkLimit(ctx, "login_failed_device", "look"))).toBe(windowSeconds);
  await releaseLimit(ctx, "login_failed_device", "look");
  expect(await refused(checkLimit(ctx, "login_failed_device", "look"))).toBeNull();
});

test("counts several limits in one statement, in any order at once", async () => {
  const pair = [["login_failed_source", "s"], ["login_failed_device", "x"]] as const;
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => consumeLimits(ctx, n % 2 ? pair : pair.toReversed())),
  );
  const rows = await t.sql`select hits from rate_limits where subject = 's'`;
  expect(rows).toEqual([{ hits: 10 }]);
  expect(await refused(consumeLimits(ctx, pair))).toBe(windowSeconds);
});

test("returns the longest wait of several exhausted limits", async () => {
  await exhaustLimit(ctx, "login_failed_device", "several");
  t.clock.advance(60_000);
  await exhaustLimit(ctx, "login_failed_source", "several");
  const both = [["login_failed_device", "several"], ["login_failed_source", "several"]] as const;
  for (const hits of [both, both.toReversed()]) {
    expect(await refused(checkLimits(ctx, hits))).toBe(windowSeconds);
    expect(await refused(consumeLimits(ctx, hits))).toBe(windowSeconds);
  }
  expect(await refused(checkLimit(ctx, "login_failed_device", "several"))).toBe(windowSeconds - 60);
});

test("stores no email address", async () => {
  await consumeLimit(ctx, "mail_address", "Ada@Example.org");
  await consumeLimit(ctx, "mail_address", " ada@example.org");
  const rows = await t.sql<{ subject: string; hits: number }[]>`
    select subject, hits from rate_limits where name = 'mail_address'`;
  expect(rows).toMatchObject([{ hits: 2 }]);
  expect(rows[0]?.subject).not.toContain("example");
});

test("multiplies limits per source by RATE_LIMIT_SCALE, and no others", async () => {
  const scaled = { ...ctx, config: { ...t.config, rateLimitScale: 2 } };
  for (let n = 0; n < 200; n++) await consumeLimit(scaled, "login_failed_source", "scaled");
  expect(await refused(consumeLimit(scaled, "login_failed_source", "scaled"))).not.toBeNull();
  for (const name of ["login_failed_device", "login_failed_address_and_source"] as const) {
    for (let n = 0; n < max; n++) await consumeLimit(scaled, name, "scaled");
    expect(await refused(consumeLimit(scaled, name, "scaled"))).not.toBeNull();
  }
});

test("returns 429 with Retry-After and a readable message after too many changes", async () => {
  const ada = await member(t);
  for (let n = 0; n < rateLimits.write.max; n++) {
    expect((await ada.delete("/api/posts/none")).status).toBe(404);
  }
  const answer = await ada.delete("/api/posts/none");
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({
    code: "rate_limited",
    message: expect.stringMatching(/^You're going too fast\. Please try again in \d+ seconds\.$/),
  });
  expect((await ada.get("/api/posts")).status).toBe(200);
  t.clock.advance(60_000);
  expect((await ada.delete("/api/posts/none")).status).toBe(404);
});

test("says of a limit that counts by network that it is the network's", async () => {
  const subject = "203.0.113.44";
  for (let n = 0; n < rateLimits.mail_source.max; n++) await consumeLimit(ctx, "mail_source", subject);
  await expect(consumeLimit(ctx, "mail_source", subject)).rejects.toThrow(
    "Too many attempts from your network.",
  );
});

test("refuses only the source with too many requests", async () => {
  t.clock.advance(60_000);
  const from = (remoteAddress: string) => t.request("GET", "/api/health", { remoteAddress });
  for (let n = 0; n < rateLimits.request.max; n++) await from("198.51.100.9");
  const refused = await from("198.51.100.9");
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    message: expect.stringMatching(/^Too many attempts from your network\. Please try again in/),
  });
  expect((await from("198.51.100.10")).status).toBe(200);
});

test("counts requests for another host as well, and refuses them with 429 once there are too many", async () => {
  const source = "192.0.2.77";
  const ask = () =>
    t.request("GET", "/api/posts", { remoteAddress: source, headers: { Host: "evil.example" } });
  expect((await ask()).status).toBe(421);
  for (let asked = 1; asked < rateLimits.request.max; asked++) await ask();
  expect((await ask()).status).toBe(429);
});

test("shows members their own limits, use and reset times", async () => {
  t.clock.advance(60_000);
  const [ada, grace] = [await member(t), await member(t)];
  await ada.post("/api/posts", { content: "Hello" });
  const shown = rateLimitUse.array().parse(await (await ada.get("/api/rate-limit-status")).json());
  const by = Object.fromEntries(shown.map((use) => [use.name, use]));
  expect(by["post"]).toMatchObject({ limit: rateLimits.post.max, used: 1 });
  expect(by["post"]?.resetsAt).toBe(new Date(t.clock.now().getTime() + 3600_000).toISOString());
  expect(by["request"]?.used).toBeGreaterThan(0);
  expect(shown.map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/^login|address|source/));
  const hers = rateLimitUse.array().parse(await (await grace.get("/api/rate-limit-status")).json());
  expect(hers.find(({ name }) => name === "post")).toMatchObject({ used: 0, resetsAt: null });
  expect((await t.get("/api/rate-limit-status")).status).toBe(401);
});

test("deletes expired windows", async () => {
  await consumeLimit(ctx, "register_source", "old");
  t.clock.advance(3600_000);
  await consumeLimit(ctx, "register_source", "new");
  await pruneLimitsAndStoredResponses({ db: t.db, clock: t.clock });
  expect(await t.sql`select subject from rate_limits`).toEqual([{ subject: "new" }]);
});
