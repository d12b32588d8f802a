import { knownImageNotice } from "#shared/media/known-image-words.ts";
import type { Ctx } from "../../../context.ts";
import { publishNotified } from "../../notifications/notify/publish-notified.ts";
import { insertKnownImage, selectAdministrators } from "./hold-queries.ts";

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
