import type { z } from "zod";
import type { botChange } from "#shared/bots/bot-fields.ts";
import { removeBadgeMarksIfChanged } from "#shared/members/badge-marks.ts";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import type { SessionCtx } from "../../context.ts";
import { chooseImage } from "../account/profile-image.ts";
import { searchOfNames } from "../members/name-search.ts";
import { refuseImpersonation } from "../moderation/refuse-impersonation.ts";
import { refuseUnfitProfile } from "../moderation/refuse-unfit-profile.ts";
import { describeAdministratorAct } from "./administrator-act.ts";
import { getBotUser } from "./list-bot-users.ts";
import { makeBotRefusal } from "./bot-refusal.ts";
import { updateBot } from "./update-bot.ts";

interface Change {
  readonly email: string;
  readonly fields: z.output<typeof botChange>;
}

/**
 * Changes all given fields of a bot, or none. Deactivating it drops its waiting acts. Throws
 * `NotFound`, `Invalid` for a name or picture that moderation refuses, and `Conflict` for a taken
 * username.
 */
export async function changeBotUser(ctx: SessionCtx, { email, fields }: Change): Promise<BotUser> {
  const before = await getBotUser(ctx, email);
  const { profileImageUrl, ...rest } = pickChangedFields(
    { ...fields, displayName: removeBadgeMarksIfChanged(fields.displayName, before) },
    before,
  );
  const { username, displayName, firstName, lastName, bio } = rest;
  await refuseImpersonation(ctx, rest, before.id);
  await refuseUnfitProfile(ctx, { username, displayName, firstName, lastName, bio });
  const image = await chooseImage(ctx, { field: "profileImage", url: profileImageUrl });
  const imageId = image === undefined ? undefined : image?.id ?? null;
  const search = searchOfNames({
    username: username ?? before.username,
    displayName: displayName ?? before.displayName,
  });
  const act = describeAdministratorAct(ctx, "change_bot");
  const changes = { ...rest, imageId, search };
  const changed = await ctx.db.transaction((tx) => updateBot(tx, email, changes, act));
  if (changed.outcome !== "changed") throw makeBotRefusal(changed.outcome);
  ctx.changed([`member:${changed.id}`]);
  if (changed.isSeen) ctx.publish({ type: "member_changed", userId: changed.id });
  return await getBotUser(ctx, email);
}

/** The given fields that differ from the current ones: unchanged texts are not moderated again. */
function pickChangedFields(fields: Change["fields"], before: BotUser): Change["fields"] {
  const names = Object.keys(fields) as (keyof Change["fields"])[];
  return Object.fromEntries(
    names.filter((name) => fields[name] !== before[name]).map((name) => [name, fields[name]]),
  );
}
