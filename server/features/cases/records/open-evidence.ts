import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { EvidenceRow, OpenedEvidence } from "#shared/cases/evidence-contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { SessionCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import { AppError, Conflict, Forbidden, NotFound } from "../../../errors.ts";
import { readStoredBytes } from "../../../providers/storage/storage.ts";
import { isActRecorded } from "../../admin/audit/is-act-recorded.ts";
import type { KeptText } from "../../moderation/cases/snapshot-fragments.ts";
import { getEvidenceFile } from "./settle-evidence.ts";
import {
  insertLook,
  isLookOpen,
  type KeptRow,
  type SealedRow,
  selectEvidence,
  selectSealed,
} from "./look-queries.ts";
import { SealError, unseal } from "../../../sealed.ts";
import { getRetentionEnd } from "#shared/retention.ts";

const lookMs = 15 * 60_000;

interface Looking {
  readonly id: string;
  readonly look: string;
}

/** Lists the evidence of a case, without its content (evidence.2). */
export async function listEvidence(
  ctx: SessionCtx,
  { caseId, ...query }: PageQuery & { readonly caseId: string },
): Promise<Page<EvidenceRow>> {
  const page = parsePlacedPage(query);
  const rows = await selectEvidence(ctx.sql, { caseId, readerId: ctx.actor.id }, page);
  const places = rows.map(({ id, keptAt }) => ({ order: keptAt.getTime(), id }));
  return { items: rows.map(presentKept), nextCursor: getNextPlace(places, page) };
}

/**
 * Begins a look at evidence: the audit says who looked and why before anything is shown
 * (evidence.2). Throws `NotFound`, and `Conflict` while it is not encrypted yet.
 */
export async function openEvidence(
  ctx: SessionCtx,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<{ id: string; until: string }> {
  const look = ctx.createdId ?? uuidv7();
  const at = ctx.clock.now();
  const kept = await insertLook(
    ctx.sql,
    { id: look, action: "open_evidence", actor: ctx.actor, reason, at },
    id,
  );
  if (!kept && !await isActRecorded(ctx, look)) throw evidenceNotFound();
  if (kept?.isReady === false) {
    throw new Conflict("conflict", msg`This is being encrypted. Please try again in a minute.`);
  }
  return { id: look, until: new Date(at.getTime() + lookMs).toISOString() };
}

/** Opens evidence during a look. Throws `Forbidden` without one, and `NotFound`. */
export async function getEvidence(ctx: SessionCtx, looking: Looking): Promise<OpenedEvidence> {
  const row = await lookAt(ctx, looking);
  const content = await unsealed(ctx, row.id, row.content);
  return presentOpened(row, JSON.parse(new TextDecoder().decode(content)) as KeptContent);
}

/**
 * A picture, during a look. No cache keeps it. A known image of abuse is shown to nobody
 * (media.12).
 */
export async function getEvidencePicture(
  ctx: SessionCtx,
  { pictureId, ...looking }: Looking & { readonly pictureId: string },
): Promise<Response> {
  const row = await lookAt(ctx, looking);
  const name = getEvidenceFile(row.id, pictureId);
  const isShown = row.keptFor !== "known_image" && row.pictureIds.includes(pictureId);
  const file = isShown ? await ctx.providers.storage.get(name) : null;
  if (!file) throw new NotFound(msg`This image is no longer available.`);
  const picture = await unsealed(ctx, name, await readStoredBytes(file));
  return new Response(picture, {
    headers: { "Content-Type": "image/webp", "Cache-Control": "private, no-store" },
  });
}

async function lookAt({ sql, actor, clock }: SessionCtx, { id, look }: Looking): Promise<SealedRow> {
  const since = new Date(clock.now().getTime() - lookMs);
  if (!await isLookOpen(sql, { id: look, actorId: actor.id, evidenceId: id, since })) {
    throw new Forbidden(msg`Please say first why you have to look at it.`);
  }
  const row = await selectSealed(sql, id, actor.id);
  if (!row) throw evidenceNotFound();
  return row;
}

/** Throws 503 when it was encrypted with a key that is not set. */
async function unsealed(ctx: SessionCtx, place: string, sealed: Uint8Array) {
  return await unseal(ctx.config.evidenceKeys, place, sealed).catch((cause: unknown) => {
    if (!(cause instanceof SealError)) throw cause;
    ctx.log.error({ err: cause, place }, "evidence could not be opened");
    throw new AppError(
      "unavailable",
      msg`This could not be decrypted. Whoever runs this server has to set the key that it was encrypted with (EVIDENCE_KEY).`,
      { cause },
    );
  });
}

function evidenceNotFound(): NotFound {
  return new NotFound(msg`This is no longer kept.`);
}

/** A record of `keepEvidence`; times have the offset of the session that wrote them. */
interface KeptContent {
  readonly account: OpenedEvidence["account"];
  /** Usernames by the ids of members. */
  readonly people: Readonly<Record<string, string>>;
  readonly texts: readonly KeptText[];
  readonly receiverId?: string;
  readonly reason?: string;
  readonly details?: OpenedEvidence["details"];
}

function presentKept({ keptAt, ...row }: KeptRow): EvidenceRow {
  const until = getRetentionEnd("evidence", keptAt);
  return { ...row, keptAt: keptAt.toISOString(), until: until.toISOString() };
}

function presentOpened(sealed: SealedRow, kept: KeptContent): OpenedEvidence {
  const { content: _, pictureIds, ...row } = sealed;
  const personOf = (id: string | null | undefined) => {
    const username = id ? kept.people[id] : undefined;
    return id && username ? { id, username } : null;
  };
  return {
    ...presentKept(row),
    account: kept.account && { ...kept.account, joinedAt: isoOf(kept.account.joinedAt) },
    texts: kept.texts.map(({ memberId, words, coverWords, pictures, createdAt, isSubject, replacedAt }) => ({
      author: personOf(memberId),
      words,
      ...(coverWords !== undefined && { coverWords }),
      // A known image of abuse is shown to nobody (media.12).
      pictures: (row.keptFor === "known_image" ? [] : pictures).map(({ id, description }) => ({
        id,
        description,
        isKept: pictureIds.includes(id),
      })),
      createdAt: createdAt === null ? null : isoOf(createdAt),
      isSubject,
      replacedAt: replacedAt === undefined ? null : isoOf(replacedAt),
    })),
    receiver: personOf(kept.receiverId),
    reason: kept.reason ?? null,
    details: kept.details ?? {},
  };
}

function isoOf(time: string): string {
  return new Date(time).toISOString();
}
