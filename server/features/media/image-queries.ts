import type { Sql } from "../../db/open-database.ts";
import type { ProcessedImage } from "../../providers/images/image-processor.ts";

/**
 * Claims the id. Returns false when an image already has it, so that an upload link works only
 * once, and when the owner was suspended or deleted meanwhile.
 */
export async function insertImage(
  sql: Sql,
  image: {
    id: string;
    ownerId: string;
    processed: ProcessedImage;
    createdAt: Date;
    /** The upload's digest when nobody may see it; null: its owner may. */
    heldFor: Uint8Array | null;
  },
): Promise<boolean> {
  const { full, thumbnail, width, height, placeholder, isMadeWithAi, animation } = image.processed;
  const inserted = await sql`
    with inserted as (
    insert into images (id, owner_id, width, height, bytes, placeholder, made_with_ai, is_animated, created_at)
    select
      ${image.id}, m.id, ${width}, ${height}, ${
    full.length + thumbnail.length
  }, ${placeholder}, ${isMadeWithAi}, ${animation === "kept"}, ${image.createdAt}
    from members m
    where m.id = ${image.ownerId}
      and account_is_open(m)
    on conflict (id) do nothing
    returning id
    ), held as (
      insert into image_holds (image_id, sha256, held_at, asked_at)
      select id, ${image.heldFor}::bytea, ${image.createdAt}, ${image.createdAt}
      from inserted
      where ${image.heldFor}::bytea is not null
    ), listed as (
      insert into images_to_examine (image_id, since)
      select id, ${image.createdAt}
      from inserted
    )
    select id
    from inserted`;
  return inserted.length === 1;
}

export async function hasImage(sql: Sql, id: string): Promise<boolean> {
  const found = await sql`select id from images where id = ${id}`;
  return found.length === 1;
}

interface ImageState {
  readonly ownerId: string;
  readonly isPublished: boolean;
  readonly isRemoved: boolean;
}

/**
 * An image's owner, and whether others may see it, or nobody; null when it does not exist. Of a
 * held one nobody finds a file.
 */
export async function selectImageState(
  sql: Sql,
  id: string,
): Promise<ImageState | null> {
  const [row] = await sql<ImageState[]>`
    select owner_id as "ownerId", image_is_published(id) as "isPublished", image_is_removed(id) as "isRemoved"
    from images
    where id = ${id}`;
  return row ?? null;
}

/** Whether the one copy of an image is encrypted evidence of a known image of abuse (media.12). */
export async function isSealed(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`
    select
    from evidence_pictures p
    join evidence e on e.id = p.evidence_id
    where p.image_id = ${id}
      and p.state = 'kept'
      and e.kept_for = 'known_image'`;
  return rows.length > 0;
}

export async function deleteImage(sql: Sql, id: string): Promise<void> {
  await sql`delete from images where id = ${id}`;
}

export interface OwnImage {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly madeWithAi: boolean;
  readonly isAnimated: boolean;
  /** Nobody may see it yet, or ever (media.11). */
  readonly isHeld: boolean;
  /** Moderators removed what showed it (media.13). */
  readonly isRemoved: boolean;
}

/** How a member's own image looks, whether a model made it, it moves, and anybody may see it. */
export async function selectOwnImage(
  sql: Sql,
  ownerId: string,
  id: string,
): Promise<OwnImage | null> {
  const [row] = await sql<OwnImage[]>`
    select width, height, placeholder, made_with_ai as "madeWithAi", is_animated as "isAnimated",
      image_is_held(id) as "isHeld", image_is_removed(id) as "isRemoved"
    from images
    where id = ${id} and owner_id = ${ownerId}`;
  return row ?? null;
}
