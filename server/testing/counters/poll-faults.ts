import type { Sql } from "../../db/open-database.ts";

/** Polls whose numbers of the answers differ from the votes. */
export async function pollFaults(sql: Sql): Promise<string[]> {
  const rows = await sql<{ fault: string }[]>`
    select 'polls.counts is ' || r.counts::text || ', not ' || counted.votes::text || ', where post_id = ' || r.post_id as fault
    from polls r
    cross join lateral (
      select array_agg(
        (
          select count(*)::integer
          from poll_votes v
          where v.post_id = r.post_id and v.choice & (1 << place - 1) <> 0
        )
        order by place
      ) as votes
      from generate_subscripts(r.counts, 1) as place
    ) as counted
    where r.counts <> counted.votes
    limit 5`;
  return rows.map(({ fault }) => fault);
}
