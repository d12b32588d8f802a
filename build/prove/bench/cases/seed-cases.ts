import type { Sql } from "../../../../server/db/open-database.ts";
import type { Reader } from "../seed/seed.ts";

/**
 * Open cases of posts with one to four reports each, a tenth of them urgent, and as many closed
 * ones with a decision. The reader moderates, and has decided all of them.
 */
export async function seedCases(sql: Sql, { memberId }: Reader, cases: number): Promise<void> {
  await sql`update members set is_moderator = true where id = ${memberId}`;
  await sql`
    insert into cases (
      id, kind, subject_id, member_id, sources, reasons, reports_count, weight, is_urgent, snapshot, opened_at, closed_at
    )
    select
      bench_id('case', n, bench_post_at(n)),
      case n % 5 when 0 then 'comment' else 'post' end,
      bench_id('subject', n, bench_post_at(n)),
      bench_member(101 + n % 800),
      '{report}',
      case n % 10 when 0 then '{violence}'::text[] else '{spam}'::text[] end,
      1 + n % 4,
      1000 * (1 + n % 4),
      n % 10 = 0,
      jsonb_build_object(
        'memberId', bench_member(101 + n % 800),
        'excerpt', 'Buy this now ' || n,
        'texts', jsonb_build_array(
          case_text(bench_member(101 + n % 800), repeat('Buy this now. ', 40), null, '', bench_post_at(n), true)
        ),
        'verdicts', '[]'::jsonb
      ),
      bench_post_at(n),
      case when n > ${cases} then bench_post_at(n) + interval '1 hour' end
    from generate_series(1, ${2 * cases}::integer) as n`;
  await sql`
    insert into reports (id, case_id, reporter_id, reason, rule, description, weight, created_at)
    select
      bench_id('report' || r, n, bench_post_at(n)),
      bench_id('case', n, bench_post_at(n)),
      bench_member(101 + (n * 7 + r) % 800),
      case n % 10 when 0 then 'violence' else 'spam' end,
      case n % 10 when 0 then 'violence' else 'spam' end,
      'Please look',
      1000,
      bench_post_at(n)
    from generate_series(1, ${2 * cases}::integer) as n
    cross join lateral generate_series(0, n % 4) as r`;
  await sql`
    insert into decisions (
      id, case_id, member_id, decision, rule, reason, decided_by, decided_at, notice_at, noticed_at
    )
    select
      bench_id('decision', n, bench_post_at(n)),
      bench_id('case', n, bench_post_at(n)),
      bench_member(101 + n % 800),
      'warn',
      'spam',
      'Advertising',
      ${memberId},
      bench_post_at(n) + interval '1 hour',
      bench_post_at(n) + interval '70 minutes',
      bench_post_at(n) + interval '70 minutes'
    from generate_series(${cases + 1}::integer, ${2 * cases}::integer) as n`;
  await sql.unsafe("vacuum analyze");
}
