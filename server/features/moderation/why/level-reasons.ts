import { uuidv7 } from "uuidv7";
import type { JudgedElement, JudgedKind, LevelReasons } from "#shared/moderation/why-contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { Conflict, NotFound } from "../../../errors.ts";
import { type Asked, insertQuestion, type LevelRow, selectLevel } from "./why-queries.ts";

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
  const caseId = await insertQuestion(ctx.sql, askedBy(ctx, about), {
    caseId: uuidv7(),
    at: ctx.clock.now(),
  });
  const now = await getLevelReasons(ctx, about);
  if (caseId !== null) ctx.publish({ type: "case_changed", caseId });
  else if (now.question !== "waiting") throw new Conflict("conflict", refusals[now.question]);
  return now;
}

const refusals: Readonly<Record<Exclude<LevelReasons["question"], "waiting">, string>> = {
  answered: "A person has looked at this, and nothing has changed since.",
  none: "There is nothing to ask about this level.",
  possible: "This has changed meanwhile. Please try again.",
};

const missing: Readonly<Record<JudgedKind, string>> = {
  post: "Post not found",
  comment: "Comment not found",
  message: "Message not found",
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
      // What a person writes of a message may repeat it (reasons.1).
      reason: kind === "message" && decided_by === "person" ? "" : reason,
      by: deciders[decided_by],
      since: new Date(decided_at).toISOString(),
      wasRead: was_read,
      isPreliminary: decided_by === "local-fallback",
    })),
    question: row.question,
    decisionId: row.decision_id,
    ...(row.stays_with_close && { isKeptForClose: true as const }),
  };
}
