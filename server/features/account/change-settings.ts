import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { newSettings } from "#shared/account/settings-contract.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { getLisaModel, type LisaModel, lisaModels } from "#shared/assistant/lisa.ts";
import { removeBadgeMarksIfChanged } from "#shared/members/badge-marks.ts";
import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { MemberCtx } from "../../context.ts";
import { Conflict, Forbidden, Invalid } from "../../errors.ts";
import { getCurrentUser } from "../auth/get-current-user.ts";
import { listOwnBadges } from "../members/list-badges.ts";
import { refuseImpersonation } from "../moderation/refuse-impersonation.ts";
import { refuseUnfitProfile } from "../moderation/refuse-unfit-profile.ts";
import { selectMayChooseFilter, updateAccountSettings } from "./change-settings-queries.ts";

type Settings = z.output<typeof newSettings>;

/**
 * Changes the given settings of the actor, all or nothing. Throws `Forbidden` for a filter or a
 * model of Lisa's that needs a crown, `Conflict` for one that this server lacks (shop.9), and
 * `Invalid` for a topic that would be always open and always covered, and with the reason for a
 * name or bio that moderation refuses (auth.12).
 */
export async function changeSettings(
  ctx: MemberCtx,
  settings: Settings,
): Promise<CurrentUser> {
  if (settings.lisaModel) {
    assertServed(ctx, settings.lisaModel);
    await assertUnlocked(ctx, settings.lisaModel);
  }
  assertApart(ctx, settings);
  if (settings.moderationLevel) await assertChoosable(ctx, settings.moderationLevel);
  const { bio } = settings;
  const displayName = await newNameOf(ctx, settings);
  await refuseImpersonation(ctx, { displayName }, ctx.actor.id);
  await refuseUnfitProfile(ctx, { displayName, bio });
  await updateAccountSettings(ctx.sql, ctx.actor.id, { ...settings, displayName });
  ctx.actors.forgetMember(ctx.actor.id);
  ctx.changed([`reader:${ctx.actor.id}`, `member:${ctx.actor.id}`]);
  // Another filter changes posts, comments and notifications on the member's other devices too.
  const { moderationLevel, readLanguages, openTopics, coveredTopics } = settings;
  if (moderationLevel || readLanguages || openTopics || coveredTopics) {
    ctx.publish({ type: "resync", memberId: ctx.actor.id });
  }
  if (displayName !== undefined) ctx.publish({ type: "member_changed", userId: ctx.actor.id });
  return getCurrentUser(ctx);
}

/** What is chosen for each topic, with what stays as it is. */
function assertApart(
  { actor: { coverChoices } }: MemberCtx,
  { openTopics: open, coveredTopics: covered }: Settings,
): void {
  const coveredTopics: readonly CoverTopic[] = covered ?? coverChoices.coveredTopics;
  const openTopics: readonly CoverTopic[] = open ?? coverChoices.openTopics;
  const both = openTopics.filter((topic) => coveredTopics.includes(topic));
  if (both.length === 0) return;
  const text = msg`A topic can be always open or always covered, not both.`;
  throw new Invalid(text, open ? { openTopics: text } : { coveredTopics: text });
}

/** Undefined when the name stays the same. */
async function newNameOf(
  ctx: MemberCtx,
  { displayName }: { readonly displayName?: string | undefined },
): Promise<string | undefined> {
  if (displayName === undefined) return undefined;
  const before = await getCurrentUser(ctx);
  const changed = removeBadgeMarksIfChanged(displayName, before);
  return changed === before.displayName ? undefined : changed;
}

/** The standard is any model, and the choice for the day on which there is one. */
function assertServed({ providers: { ai } }: MemberCtx, model: LisaModel): void {
  if (model === "standard" || ai?.models.includes(lisaModels[model].model)) return;
  throw new Conflict("conflict", msg`${{ model: lisaModels[model].label }} isn't available here.`);
}

async function assertUnlocked(ctx: MemberCtx, model: LisaModel): Promise<void> {
  const badges = await listOwnBadges(ctx, ctx.actor.id);
  if (getLisaModel(model, badges, ctx.clock.now()) !== model) {
    throw new Forbidden(
      msg`Lisa answers with ${{ model: lisaModels[model].label }} for members with a Gold Crown.`,
    );
  }
}

async function assertChoosable(ctx: MemberCtx, filter: ModerationLevel): Promise<void> {
  if (!await selectMayChooseFilter(ctx.sql, ctx.actor.id, filter, ctx.clock.now())) {
    throw new Forbidden(
      msg`The content filter levels low and none need an active Black Crown or Gold Crown badge.`,
    );
  }
}
