import type { JudgedElement, JudgedKind, QuestionState } from "#shared/moderation/why-contract.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../../db/open-database.ts";
import { staysWithClose } from "../../../db/visibility/post-visibility.ts";
import { contentTables, verdictsOn } from "../verdict-fragments.ts";

/** What asks about a member's own content. */
export interface Asked {
  readonly kind: JudgedKind;
  readonly id: string;
  readonly memberId: string;
  /** In lower case. */
  readonly adminEmails: readonly string[];
}

interface VerdictRow extends Pick<JudgedElement, "type" | "level" | "reason"> {
  readonly decided_by: "openai" | "local" | "local-fallback" | "person";
  readonly decided_at: Date;
  readonly was_read: boolean;
}

export interface LevelRow {
  readonly level: ModerationLevel | null;
  readonly question: QuestionState;
  readonly decision_id: string | null;
  readonly stays_with_close: boolean;
  readonly elements: readonly (Omit<VerdictRow, "decided_at"> & { readonly decided_at: string })[];
}

/** The level of a member's own content with its verdicts; null when it is not theirs or gone. */
export async function selectLevel(
  sql: Sql,
  { kind, id, memberId, adminEmails }: Asked,
): Promise<LevelRow | null> {
  const { table } = contentTables[kind];
  const [row] = await sql<LevelRow[]>`
    select
      content.moderation_level as level,
      asked.question,
      ${kind === "post" ? staysWithClose(sql, sql`content`) : sql`false`} as stays_with_close,
      (
        select d.id
        from (
          select c.id from cases c where c.member_id = ${memberId} and c.subject_id = ${id}
          union all
          select w.case_id from wave_contents w where w.kind = ${kind} and w.content_id = ${id}
        ) as about
        join decisions d on d.case_id = about.id
        where d.decision = 'level'
          and d.undone_at is null
          and d.level = content.moderation_level
          and has_statement(d, ${memberId})
        order by d.decided_at desc
        limit 1
      ) as decision_id,
      coalesce(
        (
          select json_agg(
            json_build_object(
              'type', e.type, 'level', e.level, 'reason', e.reason, 'decided_by', e.decided_by,
              'decided_at', e.decided_at, 'was_read', e.was_read
            )
            order by e.type desc
          )
          from ${verdictsOn(sql, kind)} e
        ),
        '[]'
      ) as elements
    from ${sql(table)} content
    cross join question_about_level(
      ${kind}::text, content.id, ${memberId}::uuid, ${[...adminEmails]}::text[]
    ) as asked (question)
    where content.id = ${id}
      and asked.question is not null`;
  return row ?? null;
}

/** See ask_about_level. */
export async function insertQuestion(
  sql: Sql,
  { kind, id, memberId, adminEmails }: Asked,
  { caseId, at }: { readonly caseId: string; readonly at: Date },
): Promise<string | null> {
  const [row] = await sql<{ id: string | null }[]>`
    select ask_about_level(
      ${caseId}::uuid, ${kind}::text, ${id}::uuid, ${memberId}::uuid, ${[
    ...adminEmails,
  ]}::text[], ${at}::timestamptz
    ) as id`;
  return row?.id ?? null;
}
