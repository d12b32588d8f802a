import type { Fragment, Sql } from "../../../db/open-database.ts";

/** How often something happened in a month: `first` and `second` divide it. */
export interface NumberRow {
  /** YYYY-MM */
  readonly month: string;
  readonly first: string;
  readonly second: string | null;
  readonly count: number;
}

interface CountedDefinition {
  readonly name: string;
  /** What is counted, for everybody who reads the number. */
  readonly definition: string;
  /** Since the begin of a month in UTC. */
  readonly select: (sql: Sql, since: Date) => Promise<readonly NumberRow[]>;
}

/**
 * The numbers of moderation, each with its definition and its query (numbers.1). Who reads them
 * reads these definitions: change both together.
 */
export const numberDefinitions = {
  reports: {
    name: "Reports",
    definition:
      "Reports that members made, and reports that anybody made without an account, in the month they arrived. Each report counts, also when several are about the same thing.",
    /** By rule and by whether an account reported. */
    select: (sql, since) =>
      sql<NumberRow[]>`
        select
          to_char(${monthOf(sql, sql`r.created_at`)}, 'YYYY-MM') as month, r.rule as first,
          case when r.by_stranger then 'stranger' else 'member' end as second, count(*)::integer as count
        from reports r
        where r.created_at >= ${since}
        group by ${monthOf(sql, sql`r.created_at`)}, r.rule, r.by_stranger`,
  },
  decisions: {
    name: "Decisions by people",
    definition:
      "Decisions of moderators and administrators, in the month they were made, also those that changed nothing. One decision about a wave of spam counts once. What was taken back within ten minutes doesn't count; what an appeal changed later does.",
    /** By what was decided and by rule. */
    select: (sql, since) =>
      sql<NumberRow[]>`
        select
          to_char(${
        monthOf(sql, sql`d.decided_at`)
      }, 'YYYY-MM') as month, d.decision as first, d.rule as second,
          count(*)::integer as count
        from decisions d
        where ${isDecided(sql, since)}
        group by ${monthOf(sql, sql`d.decided_at`)}, d.decision, d.rule`,
  },
  levels: {
    name: "Decisions by machines",
    definition:
      "Posts, comments and messages that lists or a service gave a level below the best, in the month they did so, counted once the day is over. Members whose filter is stricter don't see these. What a person decided since, or was deleted the same day, isn't in it.",
    /** By level. `count_lowered_levels` counts them. */
    select: (sql, since) =>
      sql<NumberRow[]>`
        select to_char(l.day, 'YYYY-MM') as month, level.name as first, null as second, sum(level.count)::integer as count
        from lowered_levels l
        cross join lateral (values ('high', l.high), ('low', l.low), ('none', l.none)) as level (name, count)
        where l.day >= (${since}::timestamptz at time zone 'utc')::date
        group by 1, 2`,
  },
  appeals: {
    name: "Appeals",
    definition:
      "Appeals against decisions of people, in the month they were made, and what has come of them so far. Granted means that what was decided was taken back.",
    /** By what came of them; one closes without an answer when its account is deleted. */
    select: (sql, since) =>
      sql<NumberRow[]>`
        select
          to_char(${monthOf(sql, sql`a.created_at`)}, 'YYYY-MM') as month,
          case
            when a.is_granted then 'granted'
            when not a.is_granted then 'refused'
            when a.answered_at is null then 'waiting'
            else 'closed'
          end as first,
          null as second, count(*)::integer as count
        from appeals a
        where a.created_at >= ${since}
        group by ${monthOf(sql, sql`a.created_at`)}, 2`,
  },
} as const satisfies Readonly<Record<string, CountedDefinition>>;

export const hoursDefinition = {
  name: "Hours to the first decision",
  definition:
    "From the moment a case was opened, by a report or by itself, to its first decision: half of the cases took less, half took longer. Of the cases that were first decided in the month.",
  /** The median of each month that has one, and of how many cases. */
  select: (sql: Sql, since: Date) =>
    sql<{ month: string; hours: number; cases: number }[]>`
      select
        to_char(${monthOf(sql, sql`first.at`)}, 'YYYY-MM') as month,
        round(
          extract(epoch from percentile_cont(0.5) within group (order by first.at - c.opened_at)) / 3600, 1
        )::float8 as hours,
        count(*)::integer as cases
      from (
        select d.case_id, min(d.decided_at) as at
        from decisions d
        where ${isDecided(sql, since)}
        group by d.case_id
      ) as first
      join cases c on c.id = first.case_id
      -- One of an administrator without a report opens its case as it decides.
      where c.opened_at < first.at
      group by ${monthOf(sql, sql`first.at`)}`,
} as const;

/** A decision of somebody that stood: one is told of as soon as nobody can take it back. */
function isDecided(sql: Sql, since: Date): Fragment {
  return sql`
    d.decided_at >= ${since} and d.decision <> 'undecidable'
    and (d.undone_at is null or d.noticed_at is not null)`;
}

/** Its begin: a text made of each row, and not of each month, took longer than all else. */
function monthOf(sql: Sql, at: Fragment): Fragment {
  return sql`date_trunc('month', ${at} at time zone 'utc')`;
}
