import type { ReportReason } from "#shared/reports/report-reason.ts";
import type { ReportedAddress } from "#shared/reports/reported-address.ts";
import type { Language } from "#shared/language/languages.ts";
import { batchReads } from "../../../db/batch-statements.ts";
import type { Sql } from "../../../db/open-database.ts";
import { hashSubject } from "../../../http/limits/limit-queries.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

interface NewPublicReportRow extends ReportedAddress {
  readonly id: string;
  readonly challenge: string;
  readonly reason: ReportReason;
  readonly rule: string;
  readonly words: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly language: Language;
  /** Whether its reason makes the case urgent. */
  readonly mayBeUrgent: boolean;
  readonly at: Date;
}

/**
 * Stores a report, with the job that files it. A retry with the same challenge returns the first
 * one; null when that was another report.
 */
export async function insertPublicReport(
  sql: Sql,
  report: NewPublicReportRow,
): Promise<{ id: string; received_at: Date } | null> {
  const { id, challenge, kind, target, path, reason, rule, words, name, email, language, mayBeUrgent, at } =
    report;
  const [row] = await sql<{ id: string; received_at: Date }[]>`
    with taken as (
      insert into public_reports as known (
        id, challenge, kind, target, path, reason, rule, words, name, email, language, received_at
      )
      values (
        ${id}, ${challenge}, ${kind}, ${target}, ${path}, ${reason}, ${rule}, ${words}, ${name}, ${email}, ${language}, ${at}
      )
      -- Locks the row, and so waits for a first attempt that still runs.
      on conflict (challenge) do update set challenge = excluded.challenge
      where (known.path, known.rule, known.words) = (excluded.path, excluded.rule, excluded.words)
        and known.email is not distinct from excluded.email
      returning id, received_at
    )
    select
      id, received_at,
      case when id = ${id} then ${
    enqueue(sql, "file_public_report", { reportId: sql`id`, mayBeUrgent })
  } end as job
    from taken`;
  return row ?? null;
}

interface BusynessAsked {
  readonly source: string;
  readonly at: Date;
}

export interface Busyness {
  /** The reports of a source in its window. */
  readonly fromSource: number;
  /** Those from everywhere in ten minutes, a hundred at most. */
  readonly lately: number;
}

/** How many reports came from a source and from everywhere; concurrent calls share a statement. */
export const selectBusyness: (sql: Sql, asked: BusynessAsked) => Promise<Busyness> = batchReads(
  async (sql, asked: readonly BusynessAsked[]) => {
    const subjects = asked.map(({ source }) => hashSubject("public_report_source", source));
    const at = asked[0]?.at ?? new Date();
    const [row] = await sql<{ hits: Readonly<Record<string, number>>; lately: number }[]>`
      select
        (
          select coalesce(json_object_agg(subject, hits), '{}')
          from rate_limits
          where name = 'public_report_source'
            and subject = any((select ${subjects}::text[])::text[])
            and expires_at > ${at}
        ) as hits,
        (
          select count(*)
          from (
            select
            from public_reports
            where received_at > ${at}::timestamptz - interval '10 minutes'
            limit 100
          ) as newest
        )::integer as lately`;
    return subjects.map((subject) => ({ fromSource: row?.hits[subject] ?? 0, lately: row?.lately ?? 0 }));
  },
);

/** A report as its receipt needs it. */
interface MailedReportRow {
  readonly id: string;
  readonly rule: string;
  readonly received_at: Date;
  readonly language: string;
}

export async function selectMailedReport(sql: Sql, id: string): Promise<MailedReportRow | null> {
  const [row] = await sql<MailedReportRow[]>`
    select id, rule, received_at, language
    from public_reports
    where id = ${id}`;
  return row ?? null;
}
