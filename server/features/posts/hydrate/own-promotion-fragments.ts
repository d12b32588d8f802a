import type { OwnPromotion } from "#shared/promotions/own-promotion.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

/** A post's running promotion; null for everyone but the post's author. */
export type OwnPromotionColumn = OwnPromotion | null;

/**
 * The expression of a post's `OwnPromotionColumn`, by `promotions_one_running`. Costs nothing for
 * posts of others.
 */
export function ownPromotionColumn(sql: Sql, viewerId: string | Fragment, post: Fragment): Fragment {
  return sql`
      case when ${post}.author_id = ${viewerId} then (
        select json_build_object('id', promotion.id, 'endsAt', promotion.ends_at)
        from promotions promotion
        where promotion.post_id = ${post}.id
          and promotion.ended_at is null
      ) end`;
}
