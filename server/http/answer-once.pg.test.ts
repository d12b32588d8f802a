import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestApp } from "../testing/create-test-app.ts";
import { member } from "../testing/member.ts";
import { post } from "../testing/post.ts";
import { NotFound } from "../errors.ts";
import { databaseUnavailable } from "../db/failures.ts";
import { ctxOf } from "../testing/ctx-of.ts";
import { answerOnce } from "./answer-once.ts";
import { claimKey, endLease, leaseMs, releaseKey } from "./idempotency-queries.ts";
import { pruneHttp } from "./prune.ts";

const t = await createTestApp();
const ada = await member(t);

async function publish(key: string, content: string, as = ada): Promise<[number, Record<string, unknown>]> {
  const answer = await as.request("POST", "/api/posts", {
    json: { content },
    headers: { "Idempotency-Key": key },
  });
  return [answer.status, await answer.json() as Record<string, unknown>];
}

async function published(content: string): Promise<number> {
  return (await t.sql`select id from posts where content = ${content}`).length;
}

test("does once what twenty equal requests ask at the same time, and answers them all the same", async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => publish(key, "Once")));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[0]).toBe(201);
  expect(await published("Once")).toBe(1);
});

test("answers a repeated form the same, though its boundary differs", async () => {
  const form = (content: string) => {
    const body = new FormData();
    body.append("content", content);
    return ada.request("POST", "/api/posts", { body, headers: { "Idempotency-Key": key } });
  };
  const key = randomUUID();
  const [first, again, other] = [await form("A form"), await form("A form"), await form("Another form")];
  expect([first.status, again.status, other.status]).toEqual([201, 201, 422]);
  expect(await again.json()).toEqual(await first.json());
  expect(await published("A form")).toBe(1);
});

test("refuses the key for another body or another call with 422", async () => {
  const key = randomUUID();
  await publish(key, "Mine");
  const [status, { code }] = await publish(key, "Not mine");
  expect([status, code]).toEqual([422, "idempotency_mismatch"]);
  const upload = await ada.request("POST", "/api/objects/upload", { headers: { "Idempotency-Key": key } });
  expect(upload.status).toBe(422);
});

test("knows each member's keys apart", async () => {
  const key = randomUUID();
  const grace = await member(t);
  const [[, mine], [, hers]] = [await publish(key, "Apart"), await publish(key, "Apart", grace)];
  expect(hers["id"]).not.toBe(mine["id"]);
});

test("lets a request that failed be tried again with its key", async () => {
  const key = randomUUID();
  expect((await publish(key, " "))[0]).toBe(400);
  expect((await publish(key, "Better"))[0]).toBe(201);
});

test("refuses a key that is no UUID", async () => {
  expect(await publish("again", "Hello")).toMatchObject([400, { code: "invalid_input" }]);
});

test("takes over from an attempt that died with its process, and from none that runs", async () => {
  const key = randomUUID();
  await publish(key, "Died");
  await t.sql`
    update idempotency_keys
    set
      status = null,
      body = null
    where key = ${key}`;
  const waiting = publish(key, "Died");
  const early = await Promise.race([waiting, new Promise((done) => setTimeout(done, 200, "waits"))]);
  expect(early).toBe("waits");
  t.clock.advance(leaseMs);
  expect((await publish(key, "Died"))[0]).toBe(201);
  expect((await waiting)[0]).toBe(201);
});

test("an attempt that takes over from one that died after writing answers what that one wrote", async () => {
  const [carl, bob] = [await member(t), await member(t)];
  const { id: postId } = await post(t, { authorId: bob.id });
  await carl.post(`/api/users/${bob.id}/follow`);
  const calls: [string, object, string][] = [
    ["/api/posts", { content: "Written, then gone" }, "posts"],
    ["/api/posts", { content: "Quoted, then gone", quotedPostId: postId, isQuote: true }, "posts"],
    [`/api/posts/${postId}/comments`, { content: "Said, then gone" }, "comments"],
    ["/api/messages", { receiverId: bob.id, content: "Sent, then gone" }, "messages"],
  ];
  for (const [path, json, table] of calls) {
    const key = randomUUID();
    const ask = () => carl.request("POST", path, { json, headers: { "Idempotency-Key": key } });
    const stored = async () => (await t.sql`select id from ${t.sql(table)}`).length;
    const first = await (await ask()).json() as { id: string };
    const before = await stored();
    await t.sql`
      update idempotency_keys
      set
        status = null,
        body = null
      where key = ${key}`;
    t.clock.advance(leaseMs);
    const again = await ask();
    expect([again.status, (await again.json() as { id: string }).id], path).toEqual([201, first.id]);
    expect(await stored(), path).toBe(before);
  }
  const paid = await t.sql`
    select reason
    from xp_transfers
    join xp_entries on transfer_id = id
    where account_id = ${carl.id}
    order by id`;
  expect(paid.map(({ reason }) => reason)).toEqual(["post", "post", "comment"]);
});

test("an attempt that broke, perhaps after writing, hands its id on at once; a refusal does not", async () => {
  const key = randomUUID();
  const request = new Request("http://glimmer.test/api/posts", {
    method: "POST",
    headers: { "Idempotency-Key": key },
  });
  const ids: (string | undefined)[] = [];
  const attempt = (failure: Error | null) =>
    answerOnce(ctxOf(t, ada.id), request, {}, (createdId) => {
      ids.push(createdId);
      return failure ? Promise.reject(failure) : Promise.resolve({ status: 201, body: "{}" });
    });
  await expect(attempt(new NotFound("No"))).rejects.toThrow("No");
  await expect(attempt(new Error("Broke"))).rejects.toThrow("Broke");
  await expect(attempt(databaseUnavailable(null))).rejects.toThrow();
  expect(await attempt(null)).toEqual({ status: 201, body: "{}" });
  expect(ids).toHaveLength(4);
  expect(ids[1]).not.toBe(ids[0]);
  expect(new Set(ids.slice(1)).size).toBe(1);
});

test("what was done is answered, though it could not be remembered", async () => {
  const sql = new Proxy(t.sql, {
    apply: (send, self, words: Parameters<typeof t.sql>) =>
      String(words[0]).includes("status = ")
        ? Promise.reject(new Error("The database went away"))
        : Reflect.apply(send, self, words),
  });
  const request = new Request("http://glimmer.test/api/posts", {
    method: "POST",
    headers: { "Idempotency-Key": randomUUID() },
  });
  const done = { status: 201, body: "{}" };
  const ctx = { ...ctxOf(t, ada.id), sql };
  expect(await answerOnce(ctx, request, {}, () => Promise.resolve(done))).toEqual(done);
});

test("an attempt that was taken over and then fails does not let go of the other's key", async () => {
  const keyed = {
    memberId: ada.id,
    key: randomUUID(),
    hash: Buffer.from("one"),
    now: t.clock.now(),
  };
  const id = await claimKey(t.sql, keyed);
  t.clock.advance(leaseMs);
  const later = { ...keyed, now: t.clock.now() };
  expect(await claimKey(t.sql, later)).toBe(id);
  await releaseKey(t.sql, keyed);
  await endLease(t.sql, keyed);
  expect(await claimKey(t.sql, later)).toBe(null);
});

test("forgets answers after a day", async () => {
  await publish(randomUUID(), "Old");
  t.clock.advance(24 * 60 * 60 * 1000);
  const key = randomUUID();
  await publish(key, "New");
  await pruneHttp({ db: t.db, clock: t.clock });
  expect(await t.sql`select key from idempotency_keys`).toEqual([{ key }]);
});
