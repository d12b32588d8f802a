import { knownImageNotice } from "#shared/media/known-image-words.ts";
import { uuidv7 } from "uuidv7";
import { storeText } from "../../../language/store-text.ts";
import type { Clock } from "../../../clock.ts";
import type { Ctx } from "../../../context.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { enqueueMails } from "../../../jobs/enqueue-mail.ts";
import { openCaseOf } from "../../moderation/cases/open-case-of.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { keepKnownImage } from "./keep-known-image.ts";

/**
 * Holds a picture that the service knows, which is stored as held already, for good: it is kept as
 * evidence, a case opens, and administrators are told by notification and mail what to do
 * (media.12). Does nothing when that was done before.
 */
export async function holdKnownImage(ctx: Ctx, imageId: string, reference: string): Promise<void> {
  const told = await selectAdministrators(ctx.sql, { imageId, adminEmails: ctx.config.adminEmails });
  const done = await ctx.db.transaction(async (tx) =>
    await hold(tx, ctx.clock, { imageId, reference, told })
  );
  if (!done) return;
  ctx.jobs.added();
  ctx.publish({ type: "case_changed", caseId: done.caseId });
  publishNotified(ctx, done.notified);
  ctx.log.error({ imageId, caseId: done.caseId }, "a picture matches a known image of abuse");
}

/** The administrators, without the one whose picture it is. */
function selectAdministrators(
  sql: Sql,
  { imageId, adminEmails }: { imageId: string; adminEmails: readonly string[] },
): Promise<Administrator[]> {
  return sql<Administrator[]>`
    select m.id, m.email
    from members m
    where is_administrator(m, ${[...adminEmails]}::text[])
      and m.id is distinct from (select owner_id from images where id = ${imageId})
    order by m.id`;
}

interface Administrator {
  readonly id: string;
  readonly email: string;
}

interface Known {
  readonly imageId: string;
  /** How the service names it. */
  readonly reference: string;
  readonly told: readonly Administrator[];
}

interface Held {
  readonly caseId: string;
  readonly notified: readonly (Notified | null)[];
}

/** Null when that was done before, or the image is gone. */
async function hold(tx: Tx, clock: Clock, { imageId, reference, told }: Known): Promise<Held | null> {
  const at = clock.now();
  const ownerId = await selectOwner(tx, imageId);
  if (ownerId === null) return null;
  const wanted = { kind: "member", subjectId: ownerId, source: "known_image" } as const;
  const caseId = await openCaseOf(tx, { id: uuidv7(), ...wanted, at });
  if (caseId === null) throw new Error("The owner of a known image has no row");
  const sha256 = await holdForGood(tx, imageId, at);
  if (sha256 === null) return null;
  await tx`update cases set is_urgent = true, classifier_weight = ${aheadOfReports} where id = ${caseId}`;
  const isFirst = await insertKnownImage(tx, { caseId, imageId, sha256, reference, at });
  await keepKnownImage(tx, { imageId, caseId, details: { sha256: sha256.toString("hex"), reference }, at });
  const notified = await notifyAdministrators(tx, { caseId, imageId, told, at });
  // For the first of a case alone, so that nobody who uploads many sends many.
  if (isFirst) await enqueueKnownImageMails(tx, clock, told);
  return { caseId, notified };
}

const aheadOfReports = 1_000_000;

/** Null when the image is not held, or for good already. */
async function selectOwner(tx: Tx, imageId: string): Promise<string | null> {
  const [row] = await tx<{ owner_id: string }[]>`
    select i.owner_id
    from image_holds h
    join images i on i.id = h.image_id
    where h.image_id = ${imageId} and h.matched_at is null`;
  return row?.owner_id ?? null;
}

/** Returns the hash of the file as it came; null when somebody else did it meanwhile. */
async function holdForGood(tx: Tx, imageId: string, at: Date): Promise<Buffer | null> {
  await tx`select from images where id = ${imageId} for key share`;
  const [row] = await tx<{ sha256: Uint8Array }[]>`
    update image_holds
    set matched_at = ${at}, asked_at = ${at}
    where image_id = ${imageId} and matched_at is null
    returning sha256`;
  return row ? Buffer.from(row.sha256) : null;
}

/** Returns whether it is the first of its case. */
async function insertKnownImage(
  tx: Tx,
  { caseId, imageId, sha256, reference, at }: {
    readonly caseId: string;
    readonly imageId: string;
    readonly sha256: Uint8Array;
    readonly reference: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const [before] = await tx`select from known_images where case_id = ${caseId} limit 1`;
  await tx`
    insert into known_images (case_id, image_id, sha256, reference, matched_at)
    values (${caseId}, ${imageId}, ${sha256}, ${reference}, ${at})`;
  return before === undefined;
}

/** In the order of their ids. */
async function notifyAdministrators(
  tx: Tx,
  { caseId, imageId, told, at }: Pick<Known, "imageId" | "told"> & {
    readonly caseId: string;
    readonly at: Date;
  },
): Promise<(Notified | null)[]> {
  const rows = await tx<{ notified: Notified | null }[]>`
    select notify_member(
      told.id, 'moderation', null, ${`known_image:${caseId}`}::text, ${`known_image:${imageId}`}::text, ${at}::timestamptz,
      jsonb_build_object('words', ${storeText(knownImageNotice)}::text::jsonb)
    ) as notified
    from (select id from unnest(${told.map(({ id }) => id)}::uuid[]) as given (id) order by id) as told`;
  return rows.map(({ notified }) => notified);
}

async function enqueueKnownImageMails(tx: Tx, clock: Clock, told: readonly Administrator[]): Promise<void> {
  const mails = told.map(({ id, email }) => ({ memberId: id, to: email }));
  await tx`select ${enqueueMails({ sql: tx, clock }, "known_image", mails)} as mails`;
}
