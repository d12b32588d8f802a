import type { Sql } from "../../db/client.ts";
import type { ProcessedImage } from "../../providers/images/images.ts";

/** Claims the id. False when an image has it already, which is how an upload link works once. */
export async function insertImage(
  sql: Sql,
  image: { id: string; ownerId: string; processed: ProcessedImage; createdAt: Date },
): Promise<boolean> {
  const { full, thumbnail, width, height, placeholder } = image.processed;
  const inserted = await sql`
    insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
    select
      ${image.id}, m.id, ${width}, ${height}, ${
    full.length + thumbnail.length
  }, ${placeholder}, ${image.createdAt}
    from members m
    where m.id = ${image.ownerId}
    on conflict (id) do nothing
    returning id`;
  return inserted.length === 1;
}

export async function imageExists(sql: Sql, id: string): Promise<boolean> {
  const found = await sql`select id from images where id = ${id}`;
  return found.length === 1;
}

export async function deleteImage(sql: Sql, id: string): Promise<void> {
  await sql`delete from images where id = ${id}`;
}

/**
 * Deletes images nobody came to use: no post shows them and they are not their owner's picture. Answers their ids, so
 * that the files can follow. A row some writer holds is left for the next round.
 */
export async function deleteUnusedImages(
  sql: Sql,
  filter: { createdBefore: Date; limit: number },
): Promise<string[]> {
  const deleted = await sql<{ id: string }[]>`
    delete from images
    where id in (
      select i.id
      from images i
      where i.created_at < ${filter.createdBefore}
        and not exists (select from posts p where p.image_id = i.id)
        and not exists (
          select from members m where m.id = i.owner_id and m.profile_image_url = '/api/media/' || i.id
        )
      order by i.id
      limit ${filter.limit}
      for update of i skip locked
    )
    returning id`;
  return deleted.map((row) => row.id);
}
