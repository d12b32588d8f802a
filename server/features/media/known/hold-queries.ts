import type { Sql } from "../../../db/open-database.ts";
import { enqueueMails } from "../../../jobs/enqueue-mail.ts";
import type { Notified } from "../../notifications/notify/notify-fragments.ts";
import type { Ctx } from "../../../context.ts";

/** How many pictures nobody may see (media.11). */
export interface HeldImages {
  /** Those that the service was not asked about successfully. */
  readonly waiting: number;
  readonly waitingSince: Date | null;
  /** Those it knows. */
  readonly matched: number;
}

/** A picture that waits for the service. */
export interface WaitingImage {
  readonly id: string;
  readonly sha256: Uint8Array;
}

/** Those that were not asked about since a moment, the longest waiting first. */
export function selectWaitingImages(
  sql: Sql,
  { askedBefore, limit }: { askedBefore: Date; limit: number },
): Promise<WaitingImage[]> {
  return sql<WaitingImage[]>`
    select image_id as id, sha256
    from image_holds
    where matched_at is null
      and asked_at < ${askedBefore}
    order by asked_at, image_id
    limit ${limit}`;
}

/** The others come first the next time. */
export async function noteAsked(sql: Sql, imageId: string, at: Date): Promise<void> {
  await sql`
    update image_holds
    set asked_at = ${at}
    where image_id = ${imageId} and matched_at is null`;
}

export interface Administrator {
  readonly id: string;
  readonly email: string;
}

/** The administrators, without the one whose picture it is. */
export function selectAdministrators(
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

/**
 * Holds a known image for good, with all that comes of it; null when that was done before. A mail
 * leaves for the first of a case alone, so that nobody who uploads many sends many.
 */
export async function insertKnownImage(
  ctx: Pick<Ctx, "sql" | "clock">,
  { imageId, reference, told, message }: {
    readonly imageId: string;
    readonly reference: string;
    readonly told: readonly Administrator[];
    readonly message: string;
  },
): Promise<{ readonly caseId: string; readonly notified: readonly (Notified | null)[] } | null> {
  const mails = told.map(({ id, email }) => ({ memberId: id, to: email }));
  const [row] = await ctx.sql<{ done: { caseId: string; notified: (Notified | null)[] } | null }[]>`
    with held as materialized (
      select hold_known_image(
        ${imageId}, ${reference}, ${told.map(({ id }) => id)}::uuid[], ${message}, ${ctx.clock.now()}
      ) as done
    )
    select held.done, case when (held.done ->> 'isFirst')::boolean then ${
    enqueueMails(ctx, "known_image", mails)
  } end as mails
    from held`;
  return row?.done ?? null;
}

export async function selectHeldCounts(sql: Sql): Promise<HeldImages> {
  const [row] = await sql<HeldImages[]>`
    select
      count(*) filter (where matched_at is null)::integer as waiting,
      min(held_at) filter (where matched_at is null) as "waitingSince",
      count(matched_at)::integer as matched
    from image_holds`;
  return row ?? { waiting: 0, waitingSince: null, matched: 0 };
}
