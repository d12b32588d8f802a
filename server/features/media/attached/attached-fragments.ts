import { getMediaUrl } from "#shared/media/media-url.ts";
import type { ListedImage } from "#shared/posts/post-shapes.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

/** A picture as content shows it (media.14). */
export interface PictureRow {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly madeWithAi: boolean;
  readonly isAnimated: boolean;
  /** Nobody may see it (media.11). */
  readonly isHeld: boolean;
}

/** What has pictures: the columns of `attached_pictures` that name it. */
export type PictureOwner = "post_id" | "comment_id" | "message_id";

/**
 * The attached pictures of a post, comment or message as JSON of `PictureRow[]`, in their order;
 * null when there are none. Of posts and messages those after the first, which stands in their row.
 */
export function attachedPictures(sql: Sql, owner: PictureOwner, id: Fragment): Fragment {
  return pictureRows(sql, sql`(select * from attached_pictures a where a.${sql(owner)} = ${id})`);
}

/**
 * Pictures as JSON of `PictureRow[]`, in their order; null when there are none. `shown` has their
 * `image_id`, `alt` and `place`.
 */
export function pictureRows(sql: Sql, shown: Fragment): Fragment {
  return sql`(
        select json_agg(json_build_object(
          'id', i.id, 'alt', shown.alt, 'width', i.width, 'height', i.height, 'placeholder', i.placeholder,
          'madeWithAi', i.made_with_ai, 'isAnimated', i.is_animated, 'isHeld', image_is_held(i.id)
        ) order by shown.place)
        from ${shown} as shown
        join images i on i.id = shown.image_id
      )`;
}

/**
 * Attaches the pictures of new content. `owners` has its `id` and `attached`, a JSON list of `{id,
 * alt}`; `firstPlace` is 1 where the first stands in the content's row.
 */
export function insertAttached(
  sql: Sql,
  owner: PictureOwner,
  owners: Fragment,
  firstPlace: 0 | 1,
): Fragment {
  return sql`
      insert into attached_pictures (${sql(owner)}, image_id, place, alt)
      select owners.id, (picture.given ->> 'id')::uuid, picture.place - 1 + ${firstPlace}::integer, picture.given ->> 'alt'
      from ${owners} as owners
      cross join jsonb_array_elements(owners.attached) with ordinality as picture (given, place)`;
}

/** A picture by its address; `addressOf` gives it, by size. */
export function presentPicture(
  row: PictureRow,
  addressOf: (path: string) => string,
  pathOf: (size: "full" | "thumbnail") => string = (size) => getMediaUrl(row.id, size),
): ListedImage {
  return {
    id: row.id,
    url: addressOf(pathOf("full")),
    thumbnailUrl: addressOf(pathOf("thumbnail")),
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    alt: row.alt,
    madeWithAi: row.madeWithAi,
    isAnimated: row.isAnimated,
  };
}
