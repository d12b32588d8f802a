import { expect, test } from "vitest";
import { countedApp } from "../../../testing/counted-sql.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { crowd } from "../../../testing/crowd.ts";
import { waitUntilBlocked } from "../../../testing/lock-waits.ts";
import { member } from "../../../testing/member.ts";
import { ledgerFaults, xpOf } from "../../../testing/xp.ts";

const t = await createTestApp();
const { app, sent } = countedApp(t, "insert into rate_limits");
const ada = await member(t);

test("returns the same as a read of the new post", async () => {
  const response = await ada.post("/api/posts", {
    content: "  Sleepless again, everything feels pointless. #night @nobody  ",
    madeWithAi: true,
  });
  expect(response.status).toBe(201);
  const { support: _, ...created } = await response.json() as { id: string; support: unknown };
  expect(created).toEqual(await (await ada.get(`/api/posts/${created.id}`)).json());
});

test("gives each post of a shared statement its own tags, mentions, count and payment", async () => {
  const authors = await crowd({ ...t, app }, 12);
  // Looks their sessions up.
  for (const author of authors) await author.get("/api/auth/user");
  const before = sent();
  const contents = authors.flatMap((author, n) => [
    { author, content: `First #tag${n} @${ada.username}` },
    { author, content: `Second #other${n}` },
  ]);
  const responses = await Promise.all(
    contents.map(({ author, content }) => author.post("/api/posts", { content })),
  );
  expect(responses.map(({ status }) => status)).toEqual(contents.map(() => 201));
  // One that starts at once, one for all who came meanwhile.
  expect(sent() - before).toBeLessThanOrEqual(contents.length / 2);
  const posts = await Promise.all(responses.map((response) => response.json() as Promise<{ id: string }>));
  for (const [n, { id }] of posts.entries()) {
    const { author, content } = contents[n] ?? {};
    expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({
      content,
      author: { id: author?.id },
    });
    const [tied] = await t.sql`
      select
        (select array_agg(tag) from post_hashtags where post_id = ${id}) as tags,
        (select count(*)::integer from post_mentions where post_id = ${id}) as mentions,
        (select count(*)::integer from notifications where post_id = ${id} and receiver_id = ${ada.id}) as notices`;
    const isFirst = n % 2 === 0;
    const place = Math.floor(n / 2);
    expect({ ...tied }).toEqual({
      tags: [isFirst ? `tag${place}` : `other${place}`],
      mentions: isFirst ? 1 : 0,
      notices: isFirst ? 1 : 0,
    });
  }
  for (const { id } of authors) {
    expect(await xpOf(t, id)).toMatchObject({ xp: 10 });
    const [row] = await t.sql`select posts_count from members where id = ${id}`;
    expect(row?.["posts_count"]).toBe(2);
  }
  expect(await ledgerFaults(t)).toEqual([]);
});

test("fails only the post that cannot be written", async () => {
  const authors = await crowd(t, 6);
  const [refused] = authors;
  const refuse = (is: boolean) =>
    t.sql.unsafe(
      is
        ? `alter table posts add constraint refused check (content <> 'Refused') not valid`
        : "alter table posts drop constraint refused",
    );
  await refuse(true);
  try {
    const responses = await Promise.all(
      authors.map((one) => one.post("/api/posts", { content: one === refused ? "Refused" : "Fine" })),
    );
    expect(responses.map(({ status }) => status)).toEqual([500, 201, 201, 201, 201, 201]);
  } finally {
    await refuse(false);
  }
  for (const one of authors) expect(await xpOf(t, one.id)).toMatchObject({ xp: one === refused ? 0 : 5 });
});

test("does not make a post wait for other authors", async () => {
  const [held, free] = await crowd(t, 2);
  let waiting: Promise<Response> | undefined;
  await t.db.transaction(async (tx) => {
    await tx`select from members where id = ${held?.id ?? ""} for update`;
    waiting = held?.post("/api/posts", { content: "Held" });
    await waitUntilBlocked(t);
    expect((await free?.post("/api/posts", { content: "Free" }))?.status).toBe(201);
  });
  expect((await waiting)?.status).toBe(201);
});
