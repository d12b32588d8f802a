import { t } from "@lingui/core/macro";
import { pollLimits } from "#shared/polls/poll-limits.ts";
import type { DraftPoll } from "#shared/polls/poll-shapes.ts";
import { isBlank } from "#shared/visible-text.ts";
import { ApiError } from "../../lib/api/api-error.ts";

const { fewestAnswers, mostAnswers } = pollLimits;

/** What stands in the way of a poll, at the answer that it concerns. */
export interface PollProblems {
  readonly answers: ReadonlyMap<number, string>;
  /** What concerns no single answer. */
  readonly whole: string | null;
}

/** A poll that nobody has written in yet. */
export const newDraftPoll: DraftPoll = {
  answers: Array.from({ length: fewestAnswers }, () => ""),
  isMultiple: false,
  lastsMinutes: 24 * 60,
};

export function isPollWritten(poll: DraftPoll | null): boolean {
  return poll !== null && poll.answers.some((answer) => !isBlank(answer));
}

/** Null where the stored value is no poll. */
export function parseDraftPoll(kept: unknown): DraftPoll | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { answers, isMultiple, lastsMinutes } = kept as Record<string, unknown>;
  if (!Array.isArray(answers) || typeof lastsMinutes !== "number") return null;
  const texts = answers.filter((answer) => typeof answer === "string").slice(0, mostAnswers);
  return { answers: fillUp(texts), isMultiple: isMultiple === true, lastsMinutes };
}

/** With as many answers as a poll has at least. */
function fillUp(answers: readonly string[]): string[] {
  return [...answers, ...newDraftPoll.answers.slice(answers.length)];
}

/** What is incomplete; null when the poll can be sent. */
export function findPollProblems(answers: readonly string[]): PollProblems | null {
  const found = new Map<number, string>();
  const known = new Set<string>();
  for (const [at, answer] of answers.entries()) {
    const words = answer.trim().toLowerCase();
    if (isBlank(answer)) found.set(at, t`Please write this answer, or take it away.`);
    else if (known.has(words)) found.set(at, t`Two answers are alike.`);
    known.add(words);
  }
  return found.size > 0 ? { answers: found, whole: null } : null;
}

/** What the server says of a poll; null when it says nothing of it. */
export function readPollProblems(error: unknown): PollProblems | null {
  if (!(error instanceof ApiError)) return null;
  const found = new Map<number, string>();
  let whole: string | null = null;
  for (const [field, text] of Object.entries(error.fields)) {
    const answer = /^poll\.answers\.(\d+)$/.exec(field);
    if (answer) found.set(Number(answer[1]), text);
    else if (field === "poll" || field.startsWith("poll.")) whole = text;
  }
  return found.size > 0 || whole !== null ? { answers: found, whole } : null;
}

/** A poll as the server publishes it. */
export function toNewPoll({ answers, isMultiple, lastsMinutes }: DraftPoll) {
  return { answers: answers.map((answer) => answer.trim()), isMultiple, lastsMinutes };
}
