import { msg } from "@lingui/core/runtime-macro";
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { forgetAnswers } from "../../testing/forget-answers.ts";
import { member } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { NotFound } from "../../errors.ts";
import { makeDatabaseUnavailable } from "../../db/pool/database-failures.ts";
import { ctxOf } from "../../testing/ctx-of.ts";
import { hashRequestBody, withIdempotencyKey } from "./idempotency.ts";
import { abandonKey, claimKey, releaseKey } from "./idempotency-queries.ts";
import { pruneLimitsAndStoredResponses } from "../limits/prune-limits-and-stored-responses.ts";

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

test("runs twenty equal simultaneous requests once, and returns them the same response", async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => publish(key, "Once")));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[0]).toBe(201);
  expect(await published("Once")).toBe(1);
});

test("returns the same response to a repeated form with another boundary", async () => {
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

test("returns the same response to a retry by another of the product's own host names", async () => {
  const key = randomUUID();
  const answers = [];
  for (const host of ["glimmer.test", "localhost:8787", "127.0.0.1:8787", "[::1]:8787"]) {
    const request = new Request(`http://${host}/api/posts`, {
      method: "POST",
      headers: {
        "Authorization": `Bearer ${ada.token}`,
        "Content-Type": "application/json",
        "Host": host,
        "Idempotency-Key": key,
      },
      body: JSON.stringify({ content: "By any name" }),
    });
    const answer = await t.app.fetch(request, { remoteAddress: "203.0.113.7" });
    answers.push([answer.status, (await answer.json() as { id: string }).id]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[0]).toBe(201);
  expect(await published("By any name")).toBe(1);
});

test("keeps the keys of members apart", async () => {
  const key = randomUUID();
  const grace = await member(t);
  const [[, mine], [, hers]] = [await publish(key, "Apart"), await publish(key, "Apart", grace)];
  expect(hers["id"]).not.toBe(mine["id"]);
});

test("runs a failed request again with its key", async () => {
  const key = randomUUID();
  expect((await publish(key, " "))[0]).toBe(400);
  expect((await publish(key, "Better"))[0]).toBe(201);
});

test("refuses a key that is no UUID", async () => {
  expect(await publish("again", "Hello")).toMatchObject([400, { code: "invalid_input" }]);
});

function keyedRequest(): Request {
  const headers = { "Idempotency-Key": randomUUID() };
  return new Request("http://glimmer.test/api/posts", { method: "POST", headers });
}

/** Another process on the same database. */
function otherProcess() {
  const db = openDatabase(t.config.databaseUrl);
  onTestFinished(() => db.close());
  return db;
}

/** Ends the connection that holds a process's lock. */
async function cut(owner: number): Promise<void> {
  await t.sql`
    select pg_terminate_backend(pid, 5000)
    from pg_locks
    where locktype = 'advisory' and objid = ${owner} and classid = 1735158125 and mode = 'ExclusiveLock'`;
}

test("takes over at once from an attempt whose process died, but not from one that still runs", async () => {
  const running = otherProcess();
  const keyed = { memberId: ada.id, key: randomUUID(), now: t.clock.now() };
  const hash = await hashRequestBody("POST /api/posts", { content: "Died" });
  const attempt = { ...keyed, hash, owner: await running.processLock.id() };
  expect(await claimKey(t.sql, attempt)).not.toBeNull();
  const late = publish(keyed.key, "Died");
  const early = await Promise.race([late, new Promise((done) => setTimeout(done, 200, "waits"))]);
  expect(early).toBe("waits");
  await running.close();
  expect((await late)[0]).toBe(201);
  expect(await published("Died")).toBe(1);
});

test("returns 409 while the first attempt takes long, and does the work once", async () => {
  const [begun, { promise: end, resolve }] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const request = keyedRequest();
  const once = withIdempotencyKey(ctxOf(t, ada.id), request, {}, async () => {
    begun.resolve();
    await end;
    return { status: 201, body: "{}" };
  });
  await begun.promise;
  const again = withIdempotencyKey(
    ctxOf(t, ada.id),
    request,
    {},
    () => Promise.reject(new Error("Twice")),
    100,
  );
  await expect(again).rejects.toMatchObject({ code: "request_in_progress", retryAfter: 5 });
  resolve();
  expect(await once).toEqual({ status: 201, body: "{}" });
});

test("writes once when a process loses its connection, gets a new id, and another attempt takes over", async () => {
  const before = await t.db.processLock.id();
  expect(await t.db.processLock.id()).toBe(before);
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const request = keyedRequest();
  const ids: (string | undefined)[] = [];
  const running = withIdempotencyKey(ctxOf(t, ada.id), request, {}, async (createdId) => {
    ids.push(createdId);
    await end;
    return { status: 201, body: `{"first":true}` };
  });
  await expect.poll(() => ids.length).toBe(1);
  await cut(before);
  const takenOver = await withIdempotencyKey(ctxOf(t, ada.id), request, {}, (createdId) => {
    ids.push(createdId);
    return Promise.resolve({ status: 201, body: "{}" });
  });
  expect(await t.db.processLock.id()).not.toBe(before);
  resolve();
  expect([takenOver.status, (await running).status]).toEqual([201, 201]);
  expect(ids[1]).toBe(ids[0]);
  const later = await withIdempotencyKey(
    ctxOf(t, ada.id),
    request,
    {},
    () => Promise.reject(new Error("Again")),
  );
  expect(later).toEqual({ status: 201, body: "{}" });
});

test("returns what a dead attempt wrote when another one takes over", async () => {
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
    await forgetAnswers(t.sql);
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

test("passes the created id on at once after a failed attempt, but not after a refused one", async () => {
  const request = keyedRequest();
  const ids: (string | undefined)[] = [];
  const attempt = (failure: Error | null) =>
    withIdempotencyKey(ctxOf(t, ada.id), request, {}, (createdId) => {
      ids.push(createdId);
      return failure ? Promise.reject(failure) : Promise.resolve({ status: 201, body: "{}" });
    });
  await expect(attempt(new NotFound(msg`No`))).rejects.toThrow("No");
  await expect(attempt(new Error("Broke"))).rejects.toThrow("Broke");
  await expect(attempt(makeDatabaseUnavailable(null))).rejects.toThrow();
  expect(await attempt(null)).toEqual({ status: 201, body: "{}" });
  expect(ids).toHaveLength(4);
  expect(ids[1]).not.toBe(ids[0]);
  expect(new Set(ids.slice(1)).size).toBe(1);
});

test("returns the response even if it could not be stored", async () => {
  const sql = new Proxy(t.sql, {
    apply: (send, self, words: Parameters<typeof t.sql>) =>
      String(words[0]).includes("status = ")
        ? Promise.reject(new Error("The database went away"))
        : Reflect.apply(send, self, words),
  });
  const request = keyedRequest();
  const done = { status: 201, body: "{}" };
  const ctx = { ...ctxOf(t, ada.id), sql };
  expect(await withIdempotencyKey(ctx, request, {}, () => Promise.resolve(done))).toEqual(done);
});

test("does not release the other attempt's key when one that was taken over fails", async () => {
  const keyed = { memberId: ada.id, key: randomUUID(), hash: Buffer.from("one"), now: t.clock.now() };
  const [first, second] = [{ ...keyed, owner: 0 }, { ...keyed, owner: await t.db.processLock.id() }];
  const id = await claimKey(t.sql, first);
  expect(await claimKey(t.sql, second)).toBe(id);
  await releaseKey(t.sql, first);
  await abandonKey(t.sql, first);
  expect(await claimKey(t.sql, second)).toBe(null);
});

test("does not block the next attempt when one could not be settled, though its process lives", async () => {
  const sql = new Proxy(t.sql, {
    apply: (send, self, words: Parameters<typeof t.sql>) =>
      /set owner|set\s+status/.test(String(words[0]))
        ? Promise.reject(new Error("The database went away"))
        : Reflect.apply(send, self, words),
  });
  const request = keyedRequest();
  const broken = withIdempotencyKey(
    { ...ctxOf(t, ada.id), sql },
    request,
    {},
    () => Promise.reject(new Error("Broke")),
  );
  await expect(broken).rejects.toThrow("Broke");
  const done = { status: 201, body: "{}" };
  expect(await withIdempotencyKey(ctxOf(t, ada.id), request, {}, () => Promise.resolve(done))).toEqual(done);
});

test("deletes responses after a day", async () => {
  await publish(randomUUID(), "Old");
  t.clock.advance(24 * 60 * 60 * 1000);
  const key = randomUUID();
  await publish(key, "New");
  await pruneLimitsAndStoredResponses({ db: t.db, clock: t.clock });
  expect(await t.sql`select key from idempotency_keys`).toEqual([{ key }]);
});
