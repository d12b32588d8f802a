import { msg } from "@lingui/core/runtime-macro";
import type {
  AppealRestores,
  CaseDecision,
  CaseDetail,
  CaseRow,
  KeptText,
} from "#shared/cases/case-shapes.ts";
import type { SessionCtx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { NotFound } from "../../../errors.ts";
import { servePrivateImage } from "../../media/private-image.ts";
import { presentReason } from "../../moderation/present.ts";
import { previewAppeal } from "../appeals/preview-appeal.ts";
import { makeRefusal } from "../decide/act.ts";
import { findRefusal } from "../decide/who-decides-fragments.ts";
import { type CaseRowOfQueue, type DecisionRow, getReader, isAbout } from "./case-fragments.ts";
import type { AppealedRow } from "./detail-fragments.ts";
import {
  type DetailRow,
  selectDecisions,
  selectDeskMembers,
  selectDetail,
  selectWave,
} from "./detail-queries.ts";

/** A case with all that moderators see of it (cases.2). Counts as a look at it. */
export async function getCase(ctx: SessionCtx, id: string): Promise<CaseDetail> {
  const [row, decisions] = await Promise.all([
    selectDetail(ctx.sql, getReader(ctx), id),
    selectDecisions(ctx.sql, id),
  ]);
  if (!row) throw makeRefusal("absent");
  const authors = row.texts.flatMap(({ memberId }) => memberId ?? []);
  const [members, wave, appealed] = await Promise.all([
    selectDeskMembers(ctx.sql, [...new Set(authors)]),
    row.kind === "wave" ? selectWave(ctx.sql, id) : null,
    row.appealed && addPreview(ctx, row.appealed),
  ]);
  return {
    ...presentDetail({ ...row, appealed }, decisions.map(presentDecision)),
    texts: row.texts.map((kept) => presentText(kept, row, members)),
    wave,
  };
}

/** With what granting it would bring back, while it waits. */
async function addPreview({ sql, clock }: SessionCtx, appealed: AppealedRow): Promise<AppealedRow> {
  if (appealed.restores) return appealed;
  return { ...appealed, restores: await previewAppeal(sql, { ...appealed, at: clock.now() }) };
}

function presentDetail(
  row: DetailRow,
  decisions: readonly CaseDecision[],
): Omit<CaseDetail, "texts" | "wave"> {
  const { history, verdicts, currentVerdicts } = row;
  return {
    ...presentCase(row),
    current: {
      ...row.current,
      edited: row.current.edited && { ...row.current.edited, at: isoOf(row.current.edited.at) },
    },
    reports: row.reports.map((report) => ({ ...report, createdAt: isoOf(report.createdAt) })),
    knownImages: row.knownImages.map((image) => ({ ...image, matchedAt: isoOf(image.matchedAt) })),
    notes: row.notes.map((note) => ({ ...note, createdAt: isoOf(note.createdAt) })),
    authorities: row.authorities.map((told) => ({
      ...told,
      toldAt: isoOf(told.toldAt),
      createdAt: isoOf(told.createdAt),
    })),
    decisions: decisions.filter(({ caseId }) => caseId === row.id),
    // Content that is gone has only the verdicts that the case kept.
    verdicts: (currentVerdicts.length > 0 ? currentVerdicts : verdicts).map((verdict) => ({
      ...verdict,
      ...presentReason(verdict.reason),
    })),
    appealed: row.appealed && presentAppealed(row.appealed, decisions),
    history: {
      ...history,
      joinedAt: history.joinedAt && isoOf(history.joinedAt),
      decisions: decisions.filter(({ caseId }) => caseId !== row.id),
    },
  };
}

function presentAppealed(
  { words, createdAt, decisionId, about, restores, answer }: AppealedRow,
  decisions: readonly CaseDecision[],
): CaseDetail["appealed"] {
  const decision = decisions.find(({ id }) => id === decisionId);
  if (!decision) return null;
  return {
    words,
    createdAt: isoOf(createdAt),
    decision,
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

function presentText(
  { memberId, words, coverWords, pictures, createdAt, isSubject, replacedAt }: DetailRow["texts"][number],
  row: DetailRow,
  members: Awaited<ReturnType<typeof selectDeskMembers>>,
): KeptText {
  const sizes = new Map(row.pictures.map((image) => [image.id, image]));
  return {
    author: memberId === null ? null : members.get(memberId) ?? null,
    words,
    ...(coverWords !== undefined && { coverWords }),
    pictures: pictures.flatMap(({ id, description }) => {
      const image = sizes.get(id);
      return image ? [{ ...image, description }] : [];
    }),
    createdAt: createdAt && isoOf(createdAt),
    isSubject,
    replacedAt: replacedAt === undefined ? null : isoOf(replacedAt),
  };
}

export function presentDecision({ decidedAt, undoneAt, noticeAt, ...row }: DecisionRow): CaseDecision {
  return {
    ...row,
    decidedAt: decidedAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    noticeAt: noticeAt.toISOString(),
  };
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

/** A picture of a case, kept even when its content is gone. */
export async function getCasePicture(
  ctx: SessionCtx,
  { id, pictureId, ifNoneMatch }: { id: string; pictureId: string; ifNoneMatch: string | null },
): Promise<Response> {
  if (!await isPictureOfCase(ctx.sql, ctx.actor.id, id, pictureId)) {
    throw new NotFound(msg`This image is no longer available.`);
  }
  return await servePrivateImage(ctx, { imageId: pictureId, size: "full", ifNoneMatch });
}

/** Whether a picture belongs to a case. */
async function isPictureOfCase(
  sql: Sql,
  readerId: string,
  caseId: string,
  imageId: string,
): Promise<boolean> {
  const rows = await sql`
    select
    from case_pictures kept
    join cases c on c.id = kept.case_id
    where kept.case_id = ${caseId}
      and kept.image_id = ${imageId}
      and not ${isAbout(sql, readerId)}`;
  return rows.length > 0;
}
