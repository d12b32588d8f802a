import type {
  AppealRestores,
  CaseDecision,
  CaseDetail,
  CaseRow,
  KeptText,
} from "#shared/cases/case-shapes.ts";
import { findRefusal } from "../decide/who-decides-fragments.ts";
import type { NoteRow } from "./act-queries.ts";
import type { DecisionRow, SnapshotText } from "./detail-queries.ts";
import type { WholeCase } from "./get-case.ts";
import type { CaseRowOfQueue } from "./case-fragments.ts";

/** A case with all that it shows. */
export function presentDetail(whole: WholeCase): CaseDetail {
  const { row, decisions, wave } = whole;
  const { history } = row;
  return {
    ...presentCase(row),
    texts: row.texts.map((kept) => presentText(kept, whole)),
    current: row.current,
    reports: row.reports.map((report) => ({ ...report, createdAt: isoOf(report.createdAt) })),
    knownImages: row.known_images.map((image) => ({ ...image, matchedAt: isoOf(image.matchedAt) })),
    notes: row.notes.map((note) => ({ ...note, createdAt: isoOf(note.createdAt) })),
    authorities: row.authorities.map((told) => ({
      ...told,
      toldAt: isoOf(told.toldAt),
      createdAt: isoOf(told.createdAt),
    })),
    decisions: decisions.filter(({ case_id }) => case_id === row.id).map(presentDecision),
    // Content that is gone has only the verdicts that the case kept.
    verdicts: row.current_verdicts.length > 0 ? row.current_verdicts : row.verdicts,
    appealed: presentAppealed(whole),
    history: {
      joinedAt: history.joinedAt && isoOf(history.joinedAt),
      postsCount: history.postsCount ?? 0,
      cases: history.cases,
      decisions: decisions.filter(({ case_id }) => case_id !== row.id).map(presentDecision),
      isSuspended: history.isSuspended ?? false,
      isLimited: history.isLimited ?? false,
    },
    wave,
  };
}

function presentAppealed({ row: { appealed }, decisions }: WholeCase): CaseDetail["appealed"] {
  const decision = decisions.find(({ id }) => id === appealed?.decisionId);
  if (!appealed || !decision) return null;
  const { words, createdAt, about, restores, answer } = appealed;
  return {
    words,
    createdAt: isoOf(createdAt),
    decision: presentDecision(decision),
    about,
    restores: { ...nothing, ...restores },
    answer: answer && { ...answer, at: isoOf(answer.at) },
  };
}

const nothing: AppealRestores = {
  posts: 0,
  comments: 0,
  messages: 0,
  levels: 0,
  covers: 0,
  measures: 0,
  promotions: 0,
  kept: 0,
  gone: 0,
};

function presentText(kept: SnapshotText, { row, members }: WholeCase): KeptText {
  const sizes = new Map(row.pictures.map((image) => [image.id, image]));
  return {
    author: kept.memberId === null ? null : members.get(kept.memberId) ?? null,
    words: kept.words,
    pictures: kept.pictures.flatMap(({ id, description }) => {
      const image = sizes.get(id);
      return image ? [{ ...image, description }] : [];
    }),
    createdAt: kept.createdAt && isoOf(kept.createdAt),
    isSubject: kept.isSubject,
  };
}

export function presentDecision(row: DecisionRow): CaseDecision {
  return {
    id: row.id,
    caseId: row.case_id,
    decision: row.decision,
    rule: row.rule,
    reason: row.reason,
    level: row.level,
    days: row.days,
    by: row.by,
    decidedAt: row.decided_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    noticeAt: row.notice_at.toISOString(),
    isOver: row.is_over,
    appeal: row.appeal,
  };
}

export function presentNote({ id, by, words, created_at }: NoteRow): CaseDetail["notes"][number] {
  return { id, by, words, createdAt: created_at.toISOString() };
}

/** A time that came as JSON has the offset of the database's session. */
function isoOf(time: string): string {
  return new Date(time).toISOString();
}

/** A row of the queue. */
export function presentCase(row: CaseRowOfQueue): CaseRow {
  return {
    id: row.id,
    subject: { kind: row.kind, id: row.subject_id },
    author: row.author,
    excerpt: row.excerpt ?? "",
    hasPictures: row.has_pictures,
    count: row.reports_count,
    reasons: row.reasons,
    sources: row.sources,
    isUrgent: row.is_urgent,
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    claim: row.held_by && row.claimed_until
      ? { by: row.held_by, until: row.claimed_until.toISOString() }
      : null,
    decision: row.closed_at ? row.decision : null,
    isDecisionOver: row.closed_at !== null && row.is_decision_over === true,
    appeal: row.appeal,
    canDecide: row.decider !== null && findRefusal(row.decider) === null,
  };
}
