import { isDeepStrictEqual } from "node:util";
import { formatDay } from "#shared/language/text.ts";
import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { newProfile } from "#shared/account/profile-contract.ts";
import { getNextUsernameChange, getUsernameChangeCutoff } from "#shared/account/username-change.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { removeBadgeMarksIfChanged } from "#shared/members/badge-marks.ts";
import type { MemberCtx } from "../../context.ts";
import { Conflict } from "../../errors.ts";
import { getCurrentUser } from "../auth/get-current-user.ts";
import { usernameTaken } from "../auth/register/refuse-taken-username.ts";
import { searchOfNames } from "../members/name-search.ts";
import { refuseImpersonation } from "../moderation/refuse-impersonation.ts";
import { refuseUnfitProfile } from "../moderation/refuse-unfit-profile.ts";
import { chooseImage, discardImage, foreignImage } from "./profile-image.ts";
import { type ProfileChanges, writeProfile } from "./write-profile.ts";

type NewProfile = z.output<typeof newProfile>;

/**
 * Changes the given parts of the actor's profile, all or nothing (members.4). Throws `Invalid` with
 * the reason for a text or picture that moderation refuses and for a name that impersonates another
 * (members.10), `Conflict` for a username that another member has or had lately, and for a change
 * too soon after the last one (members.7). For the picture: as `chooseImage`.
 */
export async function changeProfile(ctx: MemberCtx, input: NewProfile): Promise<CurrentUser> {
  const before = await getCurrentUser(ctx);
  const changes = pickChangedFields(input, before);
  if (changes.username !== undefined) refuseEarlyChange(changes.username, before);
  await refuseImpersonation(ctx, changes, ctx.actor.id);
  const { fields, ...texts } = changes;
  await refuseUnfitProfile(ctx, { ...texts, ...nameLines(fields) });
  const image = await chooseNewImage(ctx, before.profileImageUrl, {
    field: "profileImage",
    file: input.profileImage,
    url: input.profileImageUrl,
  });
  const cover = await chooseNewImage(ctx, before.coverImageUrl, {
    field: "coverImage",
    url: input.coverImageUrl,
  }).catch(async (error: unknown) => {
    await discardImage(ctx, image);
    throw error;
  });
  const isSeen = await saveProfile(ctx, {
    ...changes,
    // A new picture may have the same description.
    ...(image && { profileImageAlt: input.profileImageAlt }),
    ...(cover && { coverImageAlt: input.coverImageAlt }),
    imageId: image === undefined ? undefined : image?.id ?? null,
    coverImageId: cover === undefined ? undefined : cover?.id ?? null,
    search: searchOfNames({
      username: changes.username ?? before.username,
      displayName: changes.displayName ?? before.displayName,
    }),
  })
    .catch(async (error: unknown) => {
      await Promise.all([discardImage(ctx, image), discardImage(ctx, cover)]);
      throw error;
    });
  ctx.actors.forgetMember(ctx.actor.id);
  ctx.changed([`member:${ctx.actor.id}`]);
  if (isSeen) ctx.publish({ type: "member_changed", userId: ctx.actor.id });
  return await getCurrentUser(ctx);
}

/** Undefined where the address is that of the picture that the profile has. */
async function chooseNewImage(
  ctx: MemberCtx,
  before: string | null,
  given: Parameters<typeof chooseImage>[1],
): ReturnType<typeof chooseImage> {
  return !given.file && given.url === before ? undefined : await chooseImage(ctx, given);
}

/** The lines that a member names, each part as a field of its own. */
function nameLines(
  fields: ProfileChanges["fields"] = [],
): Record<`fields.${number}.${"name" | "value"}`, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, value }, at) => [[`fields.${at}.name`, name], [`fields.${at}.value`, value]]),
  );
}

/** The given fields that differ from the current ones: unchanged texts are not moderated again. */
function pickChangedFields(
  { username, displayName, bio, location, website, pronouns, fields, profileImageAlt, coverImageAlt }:
    NewProfile,
  before: CurrentUser,
): Omit<ProfileChanges, "imageId" | "coverImageId" | "search"> {
  const given = {
    pronouns,
    fields,
    profileImageAlt,
    coverImageAlt,
    username,
    displayName: removeBadgeMarksIfChanged(displayName, before),
    bio,
    location,
    website,
  };
  const names = Object.keys(given) as (keyof typeof given)[];
  return Object.fromEntries(
    names.map((name) => [name, isDeepStrictEqual(given[name], before[name]) ? undefined : given[name]]),
  );
}

function refuseEarlyChange(username: string, before: CurrentUser): void {
  const { usernameChangeableAt: at } = before;
  if (at === null || username.toLowerCase() === before.username.toLowerCase()) return;
  throw usernameTooNew(new Date(at));
}

/** Returns whether the change is visible to others. */
async function saveProfile(ctx: MemberCtx, changes: ProfileChanges): Promise<boolean> {
  const now = ctx.clock.now();
  const when = { at: now, changeableBefore: getUsernameChangeCutoff(now) };
  const changed = await ctx.db.transaction((tx) => writeProfile(tx, ctx.actor.id, changes, when));
  switch (changed.outcome) {
    case "changed":
      return changed.isSeen;
    case "username_taken":
      throw usernameTaken();
    case "foreign_image":
      throw foreignImage(changes.imageId ? "profileImageUrl" : "coverImageUrl");
    case "username_too_new":
      throw usernameTooNew(getNextUsernameChange(changed.changedAt, now) ?? now);
  }
}

function usernameTooNew(at: Date): Conflict {
  const day = formatDay(at);
  const text = msg`You can change your username once in 30 days. The next change is possible on ${{ day }}.`;
  return new Conflict("username_too_new", text, { username: text });
}
