import type { SessionCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { servePrivateImage } from "../../media/private-image.ts";
import {
  type DecisionRow,
  type DetailRow,
  selectDecisions,
  selectDeskMembers,
  selectDetail,
  selectWave,
  type WaveRow,
} from "./detail-queries.ts";
import type { DeskMember } from "#shared/cases/case-shapes.ts";
import { previewAppeal } from "../appeals/preview-appeal.ts";
import type { AppealedRow } from "./detail-fragments.ts";
import { caseNotFound, getReader, isAbout } from "./case-fragments.ts";
import type { Sql } from "../../../db/open-database.ts";

/** All parts of a case. */
export interface WholeCase {
  readonly row: DetailRow;
  readonly decisions: readonly DecisionRow[];
  readonly members: ReadonlyMap<string, DeskMember>;
  readonly wave: WaveRow | null;
}

/** A case as moderators see it (cases.2). Counts as a look at it. */
export async function getCase(ctx: SessionCtx, id: string): Promise<WholeCase> {
  const [row, decisions] = await Promise.all([
    selectDetail(ctx.sql, getReader(ctx), id),
    selectDecisions(ctx.sql, id),
  ]);
  if (!row) throw caseNotFound();
  const authors = row.texts.flatMap(({ memberId }) => memberId ?? []);
  const [members, wave, appealed] = await Promise.all([
    selectDeskMembers(ctx.sql, [...new Set(authors)]),
    row.kind === "wave" ? selectWave(ctx.sql, id) : null,
    row.appealed && addPreview(ctx, row.appealed),
  ]);
  return { row: { ...row, appealed }, decisions, members, wave };
}

/** With what granting it would bring back, while it waits. */
async function addPreview({ sql, clock }: SessionCtx, appealed: AppealedRow): Promise<AppealedRow> {
  if (appealed.restores) return appealed;
  return { ...appealed, restores: await previewAppeal(sql, { ...appealed, at: clock.now() }) };
}

/** A picture of a case, kept even when its content is gone. */
export async function getCasePicture(
  ctx: SessionCtx,
  { id, pictureId, ifNoneMatch }: { id: string; pictureId: string; ifNoneMatch: string | null },
): Promise<Response> {
  if (!await isPictureOfCase(ctx.sql, ctx.actor.id, id, pictureId)) {
    throw new NotFound("This image is no longer available.");
  }
  return await servePrivateImage(ctx, { imageId: pictureId, tag: pictureId, size: "full", ifNoneMatch });
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
