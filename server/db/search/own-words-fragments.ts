import { limitOf } from "../limit-clause.ts";
import type { Fragment, Sql } from "../open-database.ts";
import { quote } from "../search-fragments.ts";
import type { TextTerms } from "../search-of-text.ts";
import { type Matching, selectMatchingByPeriod } from "./by-period-fragments.ts";
import { selectFewMatchingOr } from "./few-or-by-period-fragments.ts";

/** The question that a search asks of a member's own texts. */
export interface OwnWords {
  /** `words` or `beginnings` of `TextTerms`, and its `parts`. */
  readonly words: string;
  readonly isByBeginnings: boolean;
  readonly parts: TextTerms["parts"];
}

/** A table `as p` of texts, each with its `search_text` and `search_tokens`. */
interface OwnTexts extends Omit<Matching, "matching" | "inAnyOrder"> {
  readonly memberId: string;
  /** The tokens of `p`, as an index has them: with the member's id and `selectPeriodTokens`. */
  readonly tokens: Fragment;
  /** The condition of that index, and what else is theirs. */
  readonly condition: Fragment;
}

/** Searches that match fewer texts read these at once. */
const few = 200;

/** The newest of a member's texts with these words. */
export function selectOwnMatching(
  sql: Sql,
  { memberId, tokens, condition, ...rows }: OwnTexts,
  { words, isByBeginnings, parts }: OwnWords,
): Fragment {
  const own = quote(memberId);
  const hasTokens = (wanted: string, within?: Fragment) => {
    const query = sql`${wanted}::tsquery`;
    return sql`${condition} and ${tokens} @@ ${within ? sql`(${within} && ${query})` : query}`;
  };
  const andParts = parts.length === 0 ? sql`` : sql`and p.search_text like all(${parts as string[]}::text[])`;
  const matching = (within?: Fragment) => sql`${hasTokens(`${own} & ${words}`, within)} ${andParts}`;
  const texts = { ...rows, asked: sql`${rows.asked}, p.search_tokens, p.search_text`, matching };
  if (!isByBeginnings) return selectFewMatchingOr(sql, selectMatchingByPeriod, { ...texts, few });
  return matchingOwnBeginnings(sql, {
    ...texts,
    own: (within) => hasTokens(own, within),
    has: sql`p.search_tokens @@ ${words}::tsquery ${andParts}`,
  });
}

/** As many of a member's newest rows are looked at before the index of words is asked. */
const near = 1_000;

/**
 * Memory in which the index lists the places of what others wrote, of some ten million texts. With
 * less it keeps their pages alone, and reads all of these.
 */
const memoryOfPlaces = "64MB";

/**
 * The newest matching rows of a member for beginnings of words, of which the index reads all that
 * anybody wrote. So their newest rows are looked at first, by the index of what is their `own`, and
 * one by one whether a row `has` the words. Only when too few have, and there are others, all that
 * match are read.
 */
function matchingOwnBeginnings(
  sql: Sql,
  { own, has, ...rows }: Matching & { readonly own: Matching["matching"]; readonly has: Fragment },
): Fragment {
  const { from, columns, asked, matching, below, isCandidate, wanted } = rows;
  const newest = selectMatchingByPeriod(sql, {
    ...rows,
    columns: sql`${columns}, ${asked}`,
    asked: sql`null`,
    matching: own,
    isCandidate: sql`true`,
    wanted: near,
  });
  return sql`(
        with newest as materialized ${newest}, near as materialized (
          select ${columns} from newest as p where ${has} and ${isCandidate} limit ${limitOf(sql, wanted)}
        ), found as materialized (
          select ${columns}, ${asked}
          from ${from}
          where (select count(*) from near) < ${wanted}
            and (select count(*) from newest) = ${near}
            -- Until this statement ends.
            and (select set_config('work_mem', ${memoryOfPlaces}, true)) is not null
            and ${matching()}
            ${below}
        )
        select ${columns} from near as p
        union
        (
          select ${columns}
          from (select * from found order by id desc offset 0) as p
          where ${isCandidate}
          limit ${limitOf(sql, wanted)}
        )
      )`;
}
