import { product } from "#shared/product.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import type { Served } from "../processes.ts";
import { call, runInBatches } from "../realtime/players.ts";
import type { KindOfWrite } from "./kinds-of-writes.ts";
import { loadWrites } from "./load-writes.ts";
import type { BesidePlan } from "./measure-beside.ts";
import { formatNumberedId } from "./numbered-id.ts";
import type { Writers } from "./writers.ts";

/** The figures of many who voted in one poll. */
export interface HotPoll {
  /** Of neighbouring rounds on one poll and on one post. */
  readonly p99BesideLikes: readonly number[];
  readonly votesPerSecond: readonly number[];
  readonly voteP99Ms: readonly number[];
  readonly likeP99Ms: readonly number[];
  /** Votes that were confirmed and are not there, and numbers that differ from the votes. */
  readonly lost: number;
}

const answers = ["By the river", "Up the hill"];

/** Votes in one poll beside likes of one post, then each of a crowd votes once in a new poll. */
export async function measureHotPoll(
  server: Served,
  sql: Sql,
  writers: Writers,
  { rounds, secondsPerRound }: BesidePlan,
): Promise<HotPoll> {
  const [polled, liked, counted] = await makePosts(sql, writers.count);
  const path = (post: string) => `/api/posts/${post}/vote`;
  const vote: KindOfWrite = {
    name: "vote",
    method: "PUT",
    target: null,
    path: () => path(polled),
    body: () => ({ answerIds: [answerOf(polled, Math.random() < 0.5 ? 0 : 1)] }),
    sql: "cast_votes(",
  };
  const like: KindOfWrite = {
    name: "like",
    target: null,
    path: () => `/api/posts/${liked}/like`,
    body: () => undefined,
    sql: "insert into post_likes",
  };
  const load = async (kind: KindOfWrite) => await loadWrites(server, sql, kind, writers, secondsPerRound);
  const pairs = [];
  for (let round = 0; round < rounds; round++) {
    const early = round % 2 === 0 ? await load(like) : null;
    const votes = await load(vote);
    pairs.push({ votes, likes: early ?? await load(like) });
  }
  const crowd = Array.from({ length: Math.min(writers.count, 1_000) }, (_, n) => writers.tokenOf(n + 1));
  await runInBatches(crowd, async (token) => {
    await call(server, { token }, "PUT", path(counted), { answerIds: [answerOf(counted, 0)] });
  });
  return {
    p99BesideLikes: pairs.map(({ votes, likes }) => votes.p99Ms / likes.p99Ms),
    votesPerSecond: pairs.map(({ votes }) => votes.perSecond),
    voteP99Ms: pairs.map(({ votes }) => votes.p99Ms),
    likeP99Ms: pairs.map(({ likes }) => likes.p99Ms),
    lost: await countLost(sql, polled) + await countLost(sql, counted, crowd.length),
  };
}

/** Three posts by a member who writes nothing else; the first and last with a poll. */
async function makePosts(sql: Sql, writers: number): Promise<readonly [string, string, string]> {
  const ids = [1, 2, 3].map((n) => formatNumberedId(writers + n)) as [string, string, string];
  const [author] = ids;
  await sql`
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
    )
    values (
      ${author}, 'asker@bench.example', 'bench_asker', 'Asker', '-', now(), ${product.termsVersion},
      ${product.privacyVersion}, now()
    )`;
  await sql`
    insert into posts (id, author_id, content, moderation_level, created_at, has_poll)
    select id, ${author}, 'Which walk?', 'top', now(), n <> 2
    from unnest(${ids}::uuid[]) with ordinality as post (id, n)`;
  for (const id of [ids[0], ids[2]]) {
    await sql`
      insert into polls (post_id, answer_ids, answers, counts, is_multiple, ends_at)
      values (
        ${id}, ${answers.map((_, place) => answerOf(id, place))}::uuid[], ${answers}::text[], '{0,0}', false,
        now() + interval '7 days'
      )`;
  }
  return ids;
}

/** An id that follows from the post's. */
function answerOf(post: string, place: number): string {
  return `${place + 1}${post.slice(1)}`;
}

async function countLost(sql: Sql, post: string, cast?: number): Promise<number> {
  const [row] = await sql<{ counted: number; summed: number; rows: number }[]>`
    select
      votes_count as counted, (select sum(votes) from unnest(counts) as votes)::integer as summed,
      (select count(*) from poll_votes v where v.post_id = polls.post_id)::integer as rows
    from polls
    where post_id = ${post}`;
  if (!row) throw new Error("The poll is gone");
  const { counted, summed, rows } = row;
  return Math.abs(counted - rows) + Math.abs(summed - rows) + Math.abs((cast ?? rows) - rows);
}
