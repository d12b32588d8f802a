import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { counterFaults } from "../testing/counters/counters.ts";
import { startFront } from "../testing/crash/front.ts";
import { crowd, type CrowdMember } from "../testing/crowd.ts";
import { movableClock } from "../testing/movable-clock.ts";
import { proofSize } from "../testing/proof-size.ts";
import { aPolledPost, type PolledPost, vote } from "../testing/scenes/poll-scene.ts";
import { type RunningServer, startServer } from "../testing/servers/start-server.ts";
import { testDatabase } from "../testing/test-database.ts";

const [db, front] = await Promise.all([testDatabase(), startFront()]);
const t = { ...db, ...front, clock: movableClock() };
const env = { DATABASE_URL: db.url, LOG_LEVEL: "fatal" };
const voters = proofSize({ sample: 400, whole: 4_000 });

let server: RunningServer = await startServer({ env });
front.port = server.port;
afterAll(() => kill());

/** The file's own cleanup only knows the first server. */
async function kill(): Promise<void> {
  await server.kill();
  await rm(server.dataDir, { recursive: true, force: true });
}

async function restart(): Promise<void> {
  await kill();
  server = await startServer({ env });
  front.port = server.port;
}

/** Votes for two answers after each other, each until it is confirmed. */
async function insistOnVotes(by: CrowdMember, post: PolledPost): Promise<void> {
  for (const place of [0, 1]) {
    for (;;) {
      const answer = await vote(by, post, place).catch(() => null);
      if (answer?.status === 200) break;
      await wait(20);
    }
  }
}

const told = async (postId: string) => {
  const [row] = await t.sql<{ acts: number; members: number; done: boolean }[]>`
    select
      count(*)::integer as acts, count(distinct n.receiver_id)::integer as members,
      (select told_at is not null from polls where post_id = ${postId}) as done
    from notifications n
    join notification_acts a on a.notification_id = n.id
    where n.post_id = ${postId} and n.reason in ('poll_ended', 'voted_poll_ended')`;
  return row;
};

test(
  "counts each vote once, and tells each voter and the author once, though servers are killed",
  async () => {
    const kills = proofSize({ sample: 1, whole: 8 });
    const members = await crowd(t, voters + 1);
    const author = members.pop() as CrowdMember;
    for (let killed = 0; killed < kills; killed++) {
      const post = await aPolledPost(author);
      const voted = Promise.all(members.map((one) => insistOnVotes(one, post)));
      await wait(50 + Math.random() * 400);
      await restart();
      await voted;
      const [counted] = await t.sql`select counts, votes_count from polls where post_id = ${post.id}`;
      expect(counted).toEqual({ counts: [0, voters], votes_count: voters });

      await t.sql`update polls set ends_at = now() where post_id = ${post.id}`;
      await t.sql`select graphile_worker.add_job('end_polls') from generate_series(1, 2)`;
      await expect.poll(async () => (await told(post.id))?.acts, { timeout: 30_000, interval: 5 })
        .toBeGreaterThan(1);
      // The next server begins with the job.
      await restart();
      await expect.poll(async () => (await told(post.id))?.done, { timeout: 60_000, interval: 200 }).toBe(
        true,
      );
      expect(await told(post.id)).toEqual({ acts: voters + 1, members: voters + 1, done: true });
    }
    expect(await counterFaults(t.sql)).toEqual([]);
  },
  proofSize({ sample: 120_000, whole: 900_000 }),
);
