import { beforeEach, expect, test } from "vitest";
import { type Scene, scene } from "../testing/calls/scene.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { proofSize } from "../testing/proof-size.ts";
import { ledgerFaults, xpOf } from "../testing/xp.ts";

const rounds = proofSize({ sample: 2, whole: 40 });

const t = await createTestApp();
let s: Scene;
beforeEach(async () => {
  s = await scene(t);
});

test.each([
  ["like", "posts", 2],
  ["bookmark", "posts", 2],
  ["repost", "posts", 5],
  ["like", "comments", 2],
  ["follow", "users", 0],
])(
  "repeating %s and its undo on %s pays %i at most, and ends as the last tap",
  async (verb, kind, paid) => {
    const id = { posts: s.post, comments: s.comment, users: s.ben.id }[kind];
    const path = `/api/${kind}/${id}/${verb}`;
    for (let n = 0; n < rounds; n++) {
      t.clock.advance(61_000);
      const taps = Array.from({ length: 20 }, (_, tap) => s.other.request(tap % 2 ? "DELETE" : "POST", path));
      for (const { status } of await Promise.all(taps)) expect(status).toBe(200);
    }
    await s.other.delete(path);
    const { lifetime } = await xpOf(t, s.other.id);
    expect(lifetime).toBe(paid);
    const counts = await t.sql`
    select p.likes_count, p.reposts_count, c.likes_count as comment_likes, m.followers_count
    from posts p
    join comments c on c.id = ${s.comment}
    join members m on m.id = p.author_id
    where p.id = ${s.post}`;
    // Ada follows Ben from the start.
    expect({ ...counts[0] }).toEqual({
      likes_count: 0,
      reposts_count: 0,
      comment_likes: 0,
      followers_count: 1,
    });
    expect(await ledgerFaults(t)).toEqual([]);
  },
  proofSize({ sample: 20_000, whole: 300_000 }),
);
