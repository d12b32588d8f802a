import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { comment } from "../../testing/comment.ts";
import { post } from "../../testing/post.ts";

// The only connection counts its updates before it reads them.
const t = await createTestApp({ database: { maxConnections: 1 } });
const ada = await member(t);
const bob = await member(t);
const { id: postId } = await post(t, { authorId: ada.id });
const { id: commentId } = await comment(t, { postId, authorId: ada.id });
const minute = 60_000;

/** A visit is stored five minutes after the last one. Two of an hour, whenever this runs. */
async function visitTwice() {
  t.clock.advance(60 * minute - t.clock.now().getTime() % (60 * minute) + 10 * minute);
  await bob.get("/api/auth/user");
  t.clock.advance(10 * minute);
  await bob.get("/api/auth/user");
}

test.each<[string, string, () => Promise<unknown>]>([
  ["a like of a post", "posts", () => bob.post(`/api/posts/${postId}/like`)],
  ["a comment", "posts", () => bob.post(`/api/posts/${postId}/comments`, { content: "Well said" })],
  ["a like of a comment", "comments", () => bob.post(`/api/comments/${commentId}/like`)],
  ["a visit in the hour of the last one", "sessions", visitTwice],
])("%s updates a row of %s and changes no index of them", async (_act, table, act) => {
  const before = await updatesOf(table);
  await act();
  const after = await updatesOf(table);
  expect(after.hot - before.hot).toBeGreaterThan(0);
  // The first visit of an hour changes the index of sessions that end.
  expect(after.others - before.others).toBe(table === "sessions" ? 1 : 0);
});

async function updatesOf(table: string) {
  await t.sql`select pg_stat_force_next_flush()`;
  const [row] = await t.sql<{ hot: number; others: number }[]>`
    select n_tup_hot_upd::integer as hot, (n_tup_upd - n_tup_hot_upd)::integer as others
    from pg_stat_user_tables
    where relname = ${table}`;
  return row ?? { hot: 0, others: 0 };
}
