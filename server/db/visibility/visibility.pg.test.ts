import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { isVisibleTo } from "./visibility.ts";

const t = await createTestApp();
const [ada, bea, stranger] = [await member(t), await member(t), await member(t)];
await t.sql`
  insert into blocks (blocker_id, blocked_id, created_at)
  values (${ada.id}, ${bea.id}, now())`;
for (const { id } of [ada, bea, stranger]) await post(t, { authorId: id });

async function authorsSeenBy(viewerId: string | null): Promise<Set<string>> {
  const rows = await t.sql<{ author_id: string }[]>`
    select p.author_id
    from posts p
    where ${isVisibleTo(t.sql, viewerId, t.sql`p.author_id`)}`;
  return new Set(rows.map((row) => row.author_id));
}

test.each([
  { viewer: "who blocks", id: ada.id, sees: [ada.id, stranger.id] },
  { viewer: "who is blocked", id: bea.id, sees: [bea.id, stranger.id] },
  { viewer: "a stranger", id: stranger.id, sees: [ada.id, bea.id, stranger.id] },
  { viewer: "nobody signed in", id: null, sees: [ada.id, bea.id, stranger.id] },
])("hides blocked authors both ways: $viewer", async ({ id, sees }) => {
  expect(await authorsSeenBy(id)).toEqual(new Set(sees));
});

test("shows them again after the block is removed", async () => {
  await t.sql`delete from blocks where blocker_id = ${ada.id}`;
  expect(await authorsSeenBy(bea.id)).toContain(ada.id);
  expect(await authorsSeenBy(ada.id)).toContain(bea.id);
});
