import { msg } from "@lingui/core/runtime-macro";
import { createHash } from "node:crypto";
import type { Ctx } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import type { ProcessedImage } from "../../providers/images/image-processor.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * Throws `Invalid` for a picture that a decision removed for one of the rules of evidence.1, while
 * its evidence lasts: the file that was uploaded then, or the one that we served (media.13).
 */
export async function refuseRemovedPicture(
  { sql }: Pick<Ctx, "sql">,
  { bytes, processed }: { readonly bytes: Uint8Array; readonly processed: ProcessedImage },
): Promise<void> {
  const { full, thumbnail, placeholder } = processed;
  const digests = [full, bytes].map(digestOf);
  const size = full.length + thumbnail.length;
  if (await isRemovedPicture(sql, { digests, size, placeholder })) throw removedPicture();
}

function digestOf(bytes: Uint8Array): Uint8Array {
  return createHash("sha256").update(bytes).digest();
}

export function removedPicture(): Invalid {
  const text = msg`A moderator removed this picture. Please choose another one.`;
  return new Invalid(text, { image: text });
}

interface Picture {
  /** SHA-256 of its files. */
  readonly digests: readonly Uint8Array[];
  /** The bytes of both stored files together; both show the placeholder while they load. */
  readonly size: number;
  readonly placeholder: string;
}

/**
 * Whether evidence of a removal has this picture. Until the job has read the file, within a minute,
 * the picture is known by its size and placeholder.
 */
async function isRemovedPicture(sql: Sql, { digests, size, placeholder }: Picture): Promise<boolean> {
  const hexes = digests.map((digest) => Buffer.from(digest).toString("hex"));
  const [row] = await sql<{ is_removed: boolean }[]>`
    select exists (
      select
      from removed_pictures p
      join evidence e on e.id = p.evidence_id
      where p.sha256 in (select decode(hex, 'hex') from unnest(${hexes}::text[]) as hex)
        and e.dropped_at is null
    ) or exists (
      select
      from evidence_pictures p
      join evidence e on e.id = p.evidence_id
      join images i on i.id = p.image_id
      where p.state = 'waiting'
        and e.kept_for = 'removal'
        and e.dropped_at is null
        and (i.bytes, i.placeholder) = (${size}::integer, ${placeholder}::text)
    ) as is_removed`;
  return row?.is_removed ?? false;
}
