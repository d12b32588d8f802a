import { knownImageNotice } from "#shared/media/known-image-words.ts";
import type { Ctx } from "../../../context.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import type { Sql } from "../../../db/open-database.ts";
import { enqueueMails } from "../../../jobs/enqueue-mail.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";

/**
 * Holds a picture that the service knows, which is stored as held already, for good: it is kept as
 * evidence, a case opens, and administrators are told by notification and mail what to do
 * (media.12). Does nothing when that was done before.
 */
export async function holdKnownImage(ctx: Ctx, imageId: string, reference: string): Promise<void> {
  const { sql, config: { adminEmails } } = ctx;
  const done = await insertKnownImage(ctx, {
    imageId,
    reference,
    told: await selectAdministrators(sql, { imageId, adminEmails }),
    message: knownImageNotice,
  });
  if (!done) return;
  ctx.jobs.added();
  ctx.publish({ type: "case_changed", caseId: done.caseId });
  publishNotified(ctx, done.notified);
  ctx.log.error({ imageId, caseId: done.caseId }, "a picture matches a known image of abuse");
}

/** The administrators, without the one whose picture it is. */
function selectAdministrators(
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

interface Administrator {
  readonly id: string;
  readonly email: string;
}

/**
 * Holds a known image for good, with all that comes of it; null when that was done before. A mail
 * leaves for the first of a case alone, so that nobody who uploads many sends many.
 */
async function insertKnownImage(
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
