import type { Sql } from "../../../../server/db/open-database.ts";
import { declaredFigures } from "../figures/declared-figures.ts";
import { createFigure, type Figure } from "../figures/figure.ts";
import { median } from "../figures/percentiles.ts";
import type { Round } from "../load.ts";
import { listMixedReads, loadMixed, type MixedFigure } from "../mixed/load-mixed.ts";
import type { Served } from "../processes.ts";
import { findBusiest } from "../seed/find-busiest.ts";
import type { Reader } from "../seed/seed.ts";
import { settleFollows } from "../seed/settle-follows.ts";
import type { Size } from "../seed/statements.ts";
import { takeTurns } from "../take-turns.ts";

/** How many members each reader of a kind follows and blocks. */
const kinds = { few: { follows: 20, blocks: 0 }, many: { follows: 5_000, blocks: 2_000 } } as const;
const readersOfKind = 20;

/** Readers of two kinds, and posts whose comments all of them see. */
export interface ComparedReaders {
  readonly few: readonly Reader[];
  readonly many: readonly Reader[];
  readonly postIds: readonly string[];
}

/** The pages that they read. */
export const comparedPages: readonly MixedFigure[] = ["feed", "following", "thread"];

/** Gives each reader follows and blocks of their own. Nobody blocks an author of the posts. */
export async function seedComparedReaders(
  sql: Sql,
  readers: readonly Reader[],
  { posts }: Size,
): Promise<ComparedReaders> {
  if (readers.length < 2 * readersOfKind) throw new Error(`${2 * readersOfKind} readers are needed`);
  const few = readers.slice(0, readersOfKind);
  const many = readers.slice(readersOfKind, 2 * readersOfKind);
  const { busyPostId } = await findBusiest(sql, posts);
  const commented = await sql<{ id: string }[]>`
    select id
    from posts
    where comments_count > 0 and moderation_level = 'top'
    order by id desc
    limit ${readersOfKind - 1}`;
  const postIds = [busyPostId, ...commented.map(({ id }) => id)];
  for (const [of, { follows, blocks }] of [[few, kinds.few], [many, kinds.many]] as const) {
    for (const { memberId } of of) {
      await sql`
        with other as (
          select id, row_number() over (order by md5(id::text || ${memberId})) as place
          from members
          where id <> all (select member_id from sessions)
            and id <> all (select author_id from posts where id = any(${postIds}::uuid[]))
        ), followed as (
          insert into follows (follower_id, followed_id, created_at)
          select ${memberId}, id, now()
          from other
          where place <= ${follows}
        )
        insert into blocks (blocker_id, blocked_id, created_at)
        select ${memberId}, id, now()
        from other
        where place between ${follows + 1} and ${follows + blocks}`;
    }
  }
  await settleFollows(sql);
  await sql.unsafe("vacuum analyze");
  return { few, many, postIds };
}

/** Lets readers of both kinds read in turn: a figure for each page. */
export async function compareReaders(
  server: Served,
  { few, many, postIds }: ComparedReaders,
  { rounds, secondsPerRound: seconds }: { readonly rounds: number; readonly secondsPerRound: number },
): Promise<Figure[]> {
  const readsOf = (readers: readonly Reader[]) => listMixedReads({ readers, profileIds: [], postIds });
  const readsOfMany = readsOf(many);
  const figures: Figure[] = [];
  for (const read of readsOf(few).filter(({ figure }) => comparedPages.includes(figure))) {
    const load = async (one = read) => await loadMixed(server, one, { connections: 32, seconds });
    const same = readsOfMany.find(({ figure }) => figure === read.figure);
    const [before, after]: [Round[], Round[]] = [[], []];
    await load();
    await load(same);
    for (let round = 0; round < rounds; round++) {
      await takeTurns(round, [
        async () => before.push(await load()),
        async () => after.push(await load(same)),
      ]);
    }
    figures.push(figureOf(read.name, before, after));
  }
  return figures;
}

function figureOf(page: string, before: readonly Round[], after: readonly Round[]): Figure {
  const pair = (of: keyof Round, digits: number) =>
    [before, after].map((rounds) =>
      median(rounds.map((round) => round[of])).toLocaleString("en", { maximumFractionDigits: digits })
    ).join(" → ");
  return createFigure({ ...declaredFigures.growth.readers, name: `readers: ${page}` }, {
    value: before.map(({ requestsPerSecond }, at) =>
      requestsPerSecond / (after[at]?.requestsPerSecond ?? Number.NaN)
    ),
    note: `${pair("requestsPerSecond", 0)} pages a second, processor time ${pair("cpuMsPerRequest", 3)} ms`,
  });
}
