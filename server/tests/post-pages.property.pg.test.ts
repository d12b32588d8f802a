import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createApp } from "../app.ts";
import { openDatabase } from "../db/open-database.ts";
import { createActorCache } from "../features/auth/sessions/actor-cache.ts";
import { createProcessBus } from "../realtime/bus.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { member, type TestMember } from "../testing/member.ts";
import { expectedPages, expectedTaggedCount } from "../testing/pages/expected-pages.ts";
import { actAtRandom } from "../testing/pages/random-acts.ts";
import { readCommunity } from "../testing/pages/read-community.ts";
import { ViewersEyes } from "../testing/pages/viewers-eyes.ts";
import { proofSize } from "../testing/proof-size.ts";
import { requestsOf } from "../testing/requests.ts";
import { post } from "../testing/post.ts";
import { giveXp } from "../testing/xp.ts";

const rounds = proofSize({ sample: 4, whole: 250 });
const actsPerRound = 20;
const t = await createTestApp({ env: { RATE_LIMIT_SCALE: "1000000" } });
// Another process on the same database, which no bus connects.
const db = openDatabase(t.config.databaseUrl);
afterAll(() => db.close());
const other = createApp({ ...t.deps, db, actors: createActorCache(t.clock), bus: createProcessBus() });

// Cached reads only age when the test says so.
beforeAll(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterAll(() => void vi.useRealTimers());

const keptPaths = (lookedAt: string, newestPost: string) => [
  "/api/posts?limit=20",
  "/api/posts/following?limit=20",
  "/api/hashtag/calm/posts?limit=20",
  `/api/users/${lookedAt}/posts?limit=20`,
  `/api/posts/${newestPost}`,
  `/api/posts/${newestPost}/comments`,
];

/** The viewer's calls of a process. */
const readerOf = (app: typeof other, viewer: TestMember) =>
  requestsOf({ app, config: t.config }, { Authorization: `Bearer ${viewer.token}` });

/** Every page as the viewer gets it from a process. */
async function readPages(app: typeof other, viewer: TestMember, paths: readonly string[]) {
  const reader = readerOf(app, viewer);
  const pages = await Promise.all(paths.map(async (path) => {
    const response = await reader.get(path);
    return [path, response.status === 200 ? await response.json() as unknown : response.status] as const;
  }));
  return Object.fromEntries(pages);
}

test(
  "shows each of several simultaneous readers every list of posts and every post with its comments as the rows say: at once in the writing process, within 100 ms in one without events",
  { timeout: proofSize({ sample: 60_000, whole: 900_000 }) },
  async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => member(t)));
    for (const { id } of members) await giveXp(t, id, 1_000_000);
    const first = await post(t, { authorId: members[0]!.id });
    const stage = { t, members, posts: [first.id], comments: [] };
    let compared = 0;
    for (let round = 0; round < rounds; round++) {
      const lookedAt = members[round % members.length]!.id;
      for (let n = 0; n < actsPerRound; n++) {
        // Something is cached before each act.
        const paths = keptPaths(lookedAt, stage.posts.at(-1) ?? first.id);
        await Promise.all(paths.map((path) => members[0]!.get(path)));
        await actAtRandom(stage);
      }
      // A process notices after some seconds that another has changed a filter.
      t.clock.advance(6_000);
      const all = await readCommunity(t.db.sql);
      const compare = (app: typeof other) =>
        Promise.all(members.map(async (viewer) => {
          const eyes = new ViewersEyes(all, viewer.id, t.clock.now());
          const expected = expectedPages(eyes, lookedAt);
          const shown = await readPages(app, viewer, Object.keys(expected));
          // The profile itself returns 404 across a block.
          const isHidden = all.blocks.some(({ blocker_id, blocked_id }) =>
            [blocker_id, blocked_id].includes(viewer.id) && [blocker_id, blocked_id].includes(lookedAt) &&
            viewer.id !== lookedAt
          );
          const missing = Object.keys(expected).filter((path) =>
            isHidden && [`${lookedAt}/posts`, `${lookedAt}/pictures`].some((list) => path.includes(list))
          );
          expect(shown).toEqual({ ...expected, ...Object.fromEntries(missing.map((path) => [path, 404])) });
          expect((await readerOf(app, viewer).get(`/api/users/${lookedAt}`)).status).toBe(
            isHidden ? 404 : 200,
          );
          const tagged = await readerOf(app, viewer).get("/api/hashtag/calm/posts?limit=1");
          expect(Number(tagged.headers.get("x-total-count"))).toBe(expectedTaggedCount(eyes));
          compared += 1;
        }));
      // The writing process shows it at once, the other one within 100 ms.
      await compare(t.app);
      vi.advanceTimersByTime(100);
      await compare(other);
    }
    expect(compared).toBe(rounds * members.length * 2);
  },
);
