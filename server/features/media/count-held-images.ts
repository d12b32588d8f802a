import type { Ctx } from "../../context.ts";
import type { Sql } from "../../db/open-database.ts";

/** How many pictures nobody may see (media.11). */
export async function countHeldImages({ sql }: Pick<Ctx, "sql">): Promise<HeldImages> {
  return await selectHeldCounts(sql);
}

/** How many pictures nobody may see (media.11). */
interface HeldImages {
  /** Those that the service was not asked about successfully. */
  readonly waiting: number;
  readonly waitingSince: Date | null;
  /** Those it knows. */
  readonly matched: number;
}

async function selectHeldCounts(sql: Sql): Promise<HeldImages> {
  const [row] = await sql<HeldImages[]>`
    select
      count(*) filter (where matched_at is null)::integer as waiting,
      min(held_at) filter (where matched_at is null) as "waitingSince",
      count(matched_at)::integer as matched
    from image_holds`;
  return row ?? { waiting: 0, waitingSince: null, matched: 0 };
}
