import { msg } from "@lingui/core/runtime-macro";
import { foreignImageText, parseMediaUrl } from "#shared/media/media-url.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { AppError, Invalid } from "../../../errors.ts";
import { fileOrigins } from "../../../settings/storage-config.ts";
import { type OwnUpload, readOwnUpload } from "../own-upload.ts";

/** A picture that a post, comment or message will show. */
export type ChosenPicture = OwnUpload & { readonly id: string; readonly alt: string };

interface GivenPicture {
  readonly url: string;
  readonly alt: string;
}

/**
 * The uploads that new content names, in their order (media.14). Throws `foreign_image` for one
 * that is not the actor's own, `Invalid` for one that is named twice or was removed (media.13), and
 * `description_missing` where the actor wants all of theirs described (media.15).
 */
export async function choosePictures(
  ctx: MemberCtx,
  given: readonly GivenPicture[],
): Promise<ChosenPicture[]> {
  const ids = given.map(({ url }) => parseMediaUrl(url, ...fileOrigins(ctx.config)));
  if (new Set(ids).size < ids.length && !ids.includes(null)) throw chosenTwice();
  await requireDescriptions(ctx, given);
  return await Promise.all(given.map(async ({ alt }, place) => {
    const id = ids[place];
    const upload = id ? await readOwnUpload(ctx, id) : null;
    if (!id || !upload) throw foreignPicture();
    return { ...upload, id, alt: alt.trim() };
  }));
}

/** Throws `description_missing` when one is empty, and the actor wants none to be (media.15). */
export async function requireDescriptions(
  ctx: MemberCtx,
  pictures: readonly { readonly alt: string }[],
): Promise<void> {
  if (pictures.every(({ alt }) => alt.trim() !== "")) return;
  if (!await selectRequiresDescriptions(ctx.sql, ctx.actor.id)) return;
  throw new AppError(
    "description_missing",
    msg`Please describe each picture first. You chose that in Settings.`,
  );
}

/** Not the actor's own upload, or no longer theirs to show. */
export function foreignPicture(): Invalid {
  return new Invalid(foreignImageText, { images: foreignImageText }, "foreign_image");
}

function chosenTwice(): Invalid {
  const text = msg`Please choose each picture once.`;
  return new Invalid(text, { images: text });
}

async function selectRequiresDescriptions(sql: Sql, memberId: string): Promise<boolean> {
  const [member] = await sql<{ requires: boolean }[]>`
    select requires_descriptions as requires
    from members
    where id = ${memberId}`;
  return member?.requires ?? false;
}
