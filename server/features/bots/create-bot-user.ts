import type { z } from "zod";
import { removeBadgeMarks } from "#shared/members/badge-marks.ts";
import { botDefaults, type newBot } from "#shared/bots/bot-fields.ts";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import type { SessionCtx } from "../../context.ts";
import { chooseImage } from "../account/profile-image.ts";
import { isActRecorded } from "../admin/audit/is-act-recorded.ts";
import { refuseImpersonation } from "../moderation/refuse-impersonation.ts";
import { refuseUnfitProfile } from "../moderation/refuse-unfit-profile.ts";
import { describeAdministratorAct } from "./administrator-act.ts";
import { getBotUser } from "./list-bot-users.ts";
import { makeBotRefusal } from "./bot-refusal.ts";
import { insertBot } from "./write-bot-queries.ts";

/**
 * Creates a bot, a member without sign-in, with its starting XP (bots.1). Throws `Invalid` for a
 * name or picture that moderation refuses, `Conflict` for a taken email or username and beyond 200
 * bots, and `NotFound` when it was deleted at once.
 */
export async function createBotUser(ctx: SessionCtx, input: z.output<typeof newBot>): Promise<BotUser> {
  const act = describeAdministratorAct(ctx, "create_bot");
  if (!await isActRecorded(ctx, act.id)) {
    const { profileImageUrl, ...fields } = {
      ...botDefaults,
      ...omitUndefined(input),
      displayName: removeBadgeMarks(input.displayName),
    };
    const { username, displayName, firstName, lastName, bio } = fields;
    await refuseImpersonation(ctx, fields, null);
    await refuseUnfitProfile(ctx, { username, displayName, firstName, lastName, bio });
    const image = await chooseImage(ctx, { profileImageUrl });
    const refusal = await insertBot(ctx.sql, { ...fields, imageId: image?.id ?? null }, act);
    if (refusal) throw makeBotRefusal(refusal);
  }
  return await getBotUser(ctx, input.userEmail);
}

/** Removes undefined fields, so that defaults apply. */
function omitUndefined<T extends object>(input: T): T {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as T;
}
