import { getRetentionCutoff } from "#shared/retention.ts";
import { createHash } from "node:crypto";
import type { Ctx } from "../../../context.ts";
import { discardFile } from "../../../providers/storage/storage.ts";
import { seal } from "../../../sealed.ts";
import {
  type Batch,
  isInBatch,
  readBatch,
  removeInBatches,
  selectRemovedBatch,
} from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";
import { readHeldImage, readImage } from "../../media/read-image.ts";
import { removeImageFiles } from "../../media/remove-image.ts";
import { planLateLook } from "../../media/purge-file.ts";

/** How much evidence a statement reads, or removes. */
const settledAtOnce = 50;

/**
 * Encrypts what statements wrote down to be kept, with its pictures, and removes what was taken
 * back (evidence.1). One that fails is logged, tried again a minute later, and holds nothing else
 * up. May run twice at once.
 */
export async function settleEvidence(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  let rows: DraftRow[] = [];
  do {
    rows = await selectDrafts(ctx.sql, rows.at(-1) ?? null);
    for (const row of rows) {
      signal?.throwIfAborted();
      await sealDraft(ctx, row).catch((err: unknown) =>
        ctx.log.error({ err, evidenceId: row.id }, "evidence could not be kept yet")
      );
    }
  } while (rows.length === settledAtOnce);
  await removeDropped(ctx, signal);
}

async function sealDraft(ctx: Ctx, { id, draft, kept_for, image_ids: imageIds }: DraftRow): Promise<void> {
  const [key] = ctx.config.evidenceKeys;
  const isKnown = kept_for === "known_image";
  const missing: string[] = [];
  const digests: Uint8Array[] = [];
  for (const imageId of imageIds) {
    const file = getEvidenceFile(id, imageId);
    const image = isKnown ? await readHeldImage(ctx, imageId) : await readShownOrHeld(ctx, imageId);
    if (image) {
      await ctx.providers.storage.put(file, await seal(key, file, new Uint8Array(image)));
      if (kept_for === "removal") digests.push(createHash("sha256").update(image).digest());
    } else if (!isKnown || !await isStored(ctx, file)) {
      // An attempt that was cut off may have sealed and removed it.
      missing.push(imageId);
    }
    // No copy of a known image of abuse stays in the clear (media.12).
    if (isKnown) await removeImageFiles(ctx, imageId);
  }
  const content = await seal(key, id, new TextEncoder().encode(JSON.stringify(draft)));
  if (await storeSealed(ctx.sql, { id, content, missing, digests })) return;
  // Whoever removed it may have looked for its files before they were here.
  if (!await isStillKept(ctx.sql, id)) await removeFiles(ctx, { id, image_ids: imageIds });
}

/**
 * One that still waits for the service of known images is held, and may be let go between two
 * reads.
 */
async function readShownOrHeld(ctx: Ctx, imageId: string): Promise<Uint8Array | null> {
  return await readImage(ctx, imageId) ?? await readHeldImage(ctx, imageId) ?? await readImage(ctx, imageId);
}

async function isStored({ providers: { storage } }: Pick<Ctx, "providers">, key: string): Promise<boolean> {
  const file = await storage.get(key);
  if (file) await discardFile(file);
  return file !== null;
}

/** Removes evidence that was taken back or is over: its files before its row, which names them. */
async function removeDropped(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  let rows: DroppedRow[];
  do {
    signal?.throwIfAborted();
    rows = await selectDropped(ctx.sql);
    for (const row of rows) await removeFiles(ctx, row);
    if (rows.length > 0) await deleteDropped(ctx.sql, rows.map(({ id }) => id));
  } while (rows.length === settledAtOnce);
}

/** Throws when a file cannot be removed: its row stays until it is. */
async function removeFiles(
  ctx: Pick<Ctx, "db" | "providers">,
  { id, image_ids: imageIds }: DroppedRow,
): Promise<void> {
  for (const imageId of imageIds) {
    await planLateLook(ctx, { kind: "evidence", id, imageId });
    await ctx.providers.storage.delete(getEvidenceFile(id, imageId));
  }
}

/** Removes what a store wrote after the evidence was removed (storage.6). Idempotent. */
export async function findLateEvidence(ctx: Ctx, id: string, imageId: string): Promise<void> {
  if (await isStillKept(ctx.sql, id)) return;
  const file = await ctx.providers.storage.get(getEvidenceFile(id, imageId), { first: 0, last: 0 });
  if (!file) return;
  await discardFile(file);
  await removeFiles(ctx, { id, image_ids: [imageId] });
}

/** Removes evidence whose twelve months are over, with its files (evidence.1). */
export async function deleteEvidence(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const at = ctx.clock.now();
  const until = getRetentionCutoff("evidence", at);
  await removeInBatches((after) => dropEvidenceBefore(ctx.sql, { until, at, after }), signal);
  await removeDropped(ctx, signal);
}

/**
 * Where a picture of evidence lies, encrypted for this place: not among those that
 * `/api/media` serves.
 */
export function getEvidenceFile(evidenceId: string, imageId: string): string {
  return `evidence/${evidenceId}/${imageId}.bin`;
}

interface DraftRow {
  readonly id: string;
  readonly draft: object;
  readonly kept_for: string;
  /** Those that were not copied yet. */
  readonly image_ids: string[];
  readonly kept_at: Date;
}

/** Evidence that is not encrypted yet, the oldest first, by `evidence_to_settle`. */
function selectDrafts(sql: Sql, after: DraftRow | null): Promise<DraftRow[]> {
  return sql<DraftRow[]>`
    select
      e.id, e.draft, e.kept_for, e.kept_at,
      array(
        select p.image_id from evidence_pictures p where p.evidence_id = e.id and p.state = 'waiting'
      ) as image_ids
    from evidence e
    where e.content is null
      and e.dropped_at is null
      ${after ? sql`and (e.kept_at, e.id) > (${after.kept_at}, ${after.id}::uuid)` : sql``}
    order by e.kept_at, e.id
    limit ${sql.unsafe(String(settledAtOnce))}`;
}

interface Sealed {
  readonly id: string;
  readonly content: Uint8Array;
  /** Pictures of which no file was found. */
  readonly missing: readonly string[];
  /** The hashes of pictures that nobody may post again (media.13). */
  readonly digests: readonly Uint8Array[];
}

/** Returns false when it was taken back meanwhile, or another process has encrypted it. */
async function storeSealed(sql: Sql, { id, content, missing, digests }: Sealed): Promise<boolean> {
  const hexes = digests.map((digest) => Buffer.from(digest).toString("hex"));
  const rows = await sql`
    with sealed as (
      update evidence
      set content = ${content}, draft = null
      where id = ${id} and draft is not null
      returning id
    ), copied as (
      update evidence_pictures p
      set state = case when p.image_id = any(${[...missing]}::uuid[]) then 'missing' else 'kept' end
      from sealed
      where p.evidence_id = sealed.id
    ), known as (
      insert into removed_pictures (evidence_id, sha256)
      select distinct sealed.id, decode(hex, 'hex')
      from sealed
      cross join unnest(${hexes}::text[]) as hex
    )
    select id
    from sealed`;
  return rows.length > 0;
}

/** Whether evidence is there, and not taken back. */
async function isStillKept(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`
    select id
    from evidence
    where id = ${id} and dropped_at is null`;
  return rows.length > 0;
}

interface DroppedRow {
  readonly id: string;
  readonly image_ids: string[];
}

/** Evidence that was taken back or is over, by `evidence_to_settle`; its files are there still. */
function selectDropped(sql: Sql): Promise<DroppedRow[]> {
  return sql<DroppedRow[]>`
    select e.id, array(select p.image_id from evidence_pictures p where p.evidence_id = e.id) as image_ids
    from evidence e
    where e.content is null
      and e.dropped_at is not null
    order by e.kept_at, e.id
    limit ${sql.unsafe(String(settledAtOnce))}`;
}

async function deleteDropped(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`
    delete from evidence
    where id = any(${[...ids]}::uuid[])
      and dropped_at is not null`;
}

/** Takes away the words of a batch that was kept until a moment, by `evidence_by_age`. */
async function dropEvidenceBefore(
  sql: Sql,
  { until, at, after }: { readonly until: Date; readonly at: Date; readonly after: Date | null },
): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`
      with gone as (
        update evidence
        set draft = null, content = null, dropped_at = ${at}
        where ${
      isInBatch(sql, "evidence", { by: "kept_at", after, until, condition: sql`dropped_at is null` })
    }
        returning kept_at as place
      )
      ${selectRemovedBatch(sql)}`,
  );
}
