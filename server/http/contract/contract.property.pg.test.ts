import process from "node:process";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { contract } from "#shared/contract.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { errorEnvelope, errorStatus } from "#shared/errors.ts";
import { restoreByHand } from "../../features/account/leaving/testing/leaving-scene.ts";
import { arbitraryRequest } from "../../testing/fuzz/arbitrary-request.ts";
import { createShopApp } from "../../testing/shop/create-shop-app.ts";
import { member, signIn, testPassword } from "../../testing/member.ts";
import { proofSize } from "../../testing/proof-size.ts";
import type { Requests } from "../../testing/requests.ts";

/**
 * `npm run test:all` makes the same calls in every run, so that a failure is caused by a change;
 * the deep run draws new ones.
 */
const plan = proofSize({
  sample: { calls: 170, seed: 20_261_122 },
  whole: { calls: 30_000, seed: Date.now() % 2 ** 31 },
});
const seed = Number(process.env["FUZZ_SEED"] ?? plan.seed);
const endpoints = Object.entries(contract);
const numRuns = Math.ceil(plan.calls / endpoints.length);
console.info(`FUZZ_SEED=${seed}: ${numRuns} calls of each of ${endpoints.length} endpoints`);

const t = await createShopApp();
const ada = await member(t, { username: "ada" });
const grace = await member(t, { username: "grace" });
const root = await member(t, { isAdmin: true });
const moderator = await member(t, { isModerator: true });

/** Subjects that calls may refer to; drawn first, so that valid input finds something. */
const postId = uuidv7();
const commentId = uuidv7();
const world = {
  ids: { posts: [postId], comments: [commentId], users: [ada.id, grace.id], auth: [ada.sessionId] },
  byField: {
    username: ["ada", "GRACE", "nobody_here", "a new name", "new.member"],
    email: [ada.email, "new@example.org", "no address"],
    password: [testPassword, "Weak1", "Another1!"],
    confirmPassword: [testPassword, "Another1!"],
    acceptTerms: [true],
    acceptPrivacy: [true],
    confirmAge: [true, false],
    xpAmount: [5_000, 20_000, 1],
    amount: [9.99, 7.99, 24.99, 0],
    sessionId: ["cs_test_nobody", "pi_nobody", "sub_1"],
  },
};

/** Restores whatever the last call deleted, signed out, suspended or used up. */
async function renewed(): Promise<Record<"stranger" | "member" | "moderator" | "admin", Requests>> {
  t.clock.advance(61_000);
  await t.sql`
    with written as (
      insert into posts (id, author_id, content, moderation_level, created_at)
      values (${postId}, ${ada.id}, 'A small good thing', 'top', ${t.clock.now()})
      on conflict (id) do nothing
      returning author_id
    )
    update members
    set posts_count = posts_count + 1
    from written
    where members.id = written.author_id`;
  await t.sql`
    with written as (
      insert into comments (id, post_id, author_id, content, moderation_level, created_at)
      values (${commentId}, ${postId}, ${ada.id}, 'How good', 'top', ${t.clock.now()})
      on conflict (id) do update
      set deleted_at = null
      where comments.deleted_at is not null
      returning post_id
    )
    update posts
    set comments_count = comments_count + 1
    from written
    where posts.id = written.post_id`;
  await t.sql`
    update members
    set suspended_at = null, suspension_reason = null, is_moderator = false
    where id = ${ada.id}`;
  for (const { id } of await t.sql<{ id: string }[]>`select id from members where left_at is not null`) {
    await restoreByHand(t, id, t.clock.now());
  }
  const [asMember, asModerator, asAdmin] = await Promise.all([
    signIn(t, ada.id),
    signIn(t, moderator.id),
    signIn(t, root.id),
  ]);
  return { stranger: t, member: asMember, moderator: asModerator, admin: asAdmin };
}

async function expectContract(endpoint: Endpoint, answer: Response): Promise<void> {
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  if (answer.status >= 400) {
    const envelope = errorEnvelope.strict().parse(await answer.json());
    expect(envelope.message).not.toBe("");
    expect(errorStatus[envelope.code]).toBe(answer.status);
    expect(envelope.requestId).toBe(answer.headers.get("x-request-id"));
    // No AI service is set up here.
    if (envelope.code !== "ai_not_configured") expect(answer.status, envelope.message).toBeLessThan(500);
    return;
  }
  if (answer.status === 304 && endpoint.hasEtag) return expect(await answer.text()).toBe("");
  expect(answer.status).toBe(endpoint.status);
  if (endpoint.produces) expect(answer.headers.get("content-type")).toMatch(endpoint.produces);
  else if (endpoint.response) endpoint.response.parse(JSON.parse(await decodedText(answer)));
  else expect(await answer.text()).toBe("");
}

async function codeOf(answer: Response): Promise<string | null> {
  return answer.status === 401 ? (await answer.clone().json() as { code: string }).code : null;
}

/**
 * A request may ask for a compressed response, which nothing decodes between the app and the test.
 */
async function decodedText(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const encoding = answer.headers.get("content-encoding");
  const plain = encoding === "br"
    ? brotliDecompressSync(bytes)
    : encoding === "gzip"
    ? gunzipSync(bytes)
    : bytes;
  return plain.toString();
}

test.each(endpoints)(
  "%s responds to any input within the contract",
  { timeout: 600_000 },
  async (_name, endpoint) => {
    const caller = fc.constantFrom("stranger", "member", "member", "moderator", "admin");
    await fc.assert(
      fc.asyncProperty(arbitraryRequest(endpoint, world), caller, async (made, who) => {
        const callers = await renewed();
        const { path, headers, body } = made;
        const answer = await callers[who as "stranger"].request(endpoint.method, path, { headers, body });
        if (who === "stranger" && endpoint.access !== "public") expect(answer.status).toBe(401);
        // Otherwise nothing would be tried.
        if (who !== "stranger") expect(await codeOf(answer)).not.toBe("unauthenticated");
        const isAboveMember = endpoint.access === "admin" || endpoint.access === "moderator";
        if (who === "member" && isAboveMember) expect(answer.status).toBe(403);
        if (who === "moderator" && endpoint.access === "admin") expect(answer.status).toBe(403);
        await expectContract(endpoint, answer);
      }),
      { numRuns, seed },
    );
  },
);
