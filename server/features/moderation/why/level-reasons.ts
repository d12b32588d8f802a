import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { Text } from "#shared/language/text.ts";
import type { JudgedElement, JudgedKind, LevelReasons } from "#shared/moderation/why-contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { Conflict, NotFound } from "../../../errors.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { staysWithClose } from "../../../db/visibility/post-visibility.ts";
import { openCaseOf } from "../cases/open-case-of.ts";
import { presentReason } from "../present.ts";
import { contentTables, verdictsOn } from "../verdict-fragments.ts";
import { type Asked, isOwn, questionColumns } from "./question-fragments.ts";
import { findQuestionState, type QuestionFacts } from "./question-state.ts";

interface About {
  readonly kind: JudgedKind;
  readonly id: string;
}

/**
 * Why the actor's own post, comment or message has its level (reasons.2). Throws `NotFound` for
 * everybody else's, and for what is gone.
 */
export async function getLevelReasons(ctx: MemberCtx, about: About): Promise<LevelReasons> {
  const row = await selectLevel(ctx.sql, askedBy(ctx, about));
  if (!row) throw new NotFound(missing[about.kind]);
  return present(about, row);
}

/**
 * Opens a case about the level of the actor's own content, or joins the open one. While it waits,
 * asking again changes nothing. Throws `NotFound`, and `Conflict` where nobody can be asked, or
 * nothing has changed since a person looked.
 */
export async function askAboutLevel(ctx: MemberCtx, about: About): Promise<LevelReasons> {
  const asked = askedBy(ctx, about);
  const at = ctx.clock.now();
  const caseId = await ctx.db.transaction(async (tx) => {
    const facts = await selectQuestionFacts(tx, asked);
    if (!facts || findQuestionState(facts) !== "possible") return null;
    return await openCaseOf(tx, {
      id: uuidv7(),
      kind: about.kind,
      subjectId: about.id,
      source: "author",
      at,
    });
  });
  const now = await getLevelReasons(ctx, about);
  if (caseId !== null) ctx.publish({ type: "case_changed", caseId });
  else if (now.question !== "waiting") throw new Conflict("conflict", refusals[now.question]);
  return now;
}

const refusals: Readonly<Record<Exclude<LevelReasons["question"], "waiting">, Text>> = {
  answered: msg`A person has looked at this, and nothing has changed since.`,
  none: msg`There is nothing to ask about this level.`,
  possible: msg`This has changed meanwhile. Please try again.`,
};

const missing: Readonly<Record<JudgedKind, Text>> = {
  post: msg`Post not found`,
  comment: msg`Comment not found`,
  message: msg`Message not found`,
};

function askedBy({ actor, config }: MemberCtx, { kind, id }: About): Asked {
  return { kind, id, memberId: actor.id, adminEmails: config.adminEmails };
}

const deciders: Readonly<Record<LevelRow["elements"][number]["decided_by"], JudgedElement["by"]>> = {
  openai: "service",
  local: "list",
  "local-fallback": "list",
  person: "person",
};

function present({ kind, id }: About, row: LevelRow): LevelReasons {
  return {
    kind,
    id,
    level: row.level,
    elements: row.elements.map(({ type, level, reason, decided_by, decided_at, was_read }) => ({
      type,
      level,
      // A person's note on a message may repeat it (reasons.1).
      ...presentReason(kind === "message" && decided_by === "person" ? "" : reason),
      by: deciders[decided_by],
      since: new Date(decided_at).toISOString(),
      wasRead: was_read,
      isPreliminary: decided_by === "local-fallback",
    })),
    question: findQuestionState(row),
    decisionId: row.decision_id,
    ...(row.stays_with_close && { isKeptForClose: true as const }),
  };
}

interface VerdictRow extends Pick<JudgedElement, "type" | "level" | "reason"> {
  readonly decided_by: "openai" | "local" | "local-fallback" | "person";
  readonly decided_at: Date;
  readonly was_read: boolean;
}

interface LevelRow extends QuestionFacts {
  readonly decision_id: string | null;
  readonly stays_with_close: boolean;
  readonly elements: readonly (Omit<VerdictRow, "decided_at"> & { readonly decided_at: string })[];
}

/** The level of a member's own content with its verdicts; null when it is not theirs or gone. */
async function selectLevel(
  sql: Sql,
  asked: Asked,
): Promise<LevelRow | null> {
  const { kind, id, memberId } = asked;
  const { table } = contentTables[kind];
  const [row] = await sql<LevelRow[]>`
    select
      ${questionColumns(sql, asked)},
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
    where content.id = ${id}
      and ${isOwn(sql, asked)}`;
  return row ?? null;
}

/** Null when the content is not the member's, or gone. */
async function selectQuestionFacts(tx: Tx, asked: Asked): Promise<QuestionFacts | null> {
  const [row] = await tx<QuestionFacts[]>`
    select ${questionColumns(tx, asked)}
    from ${tx(contentTables[asked.kind].table)} content
    where content.id = ${asked.id}
      and ${isOwn(tx, asked)}`;
  return row ?? null;
}
