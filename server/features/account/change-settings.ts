import type { z } from "zod";
import type { newSettings } from "#shared/account/contract.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { hasActiveCrown } from "#shared/members/badge-rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { MemberCtx } from "../../context.ts";
import { Forbidden } from "../../errors.ts";
import { getCurrentUser } from "../auth/get-current-user.ts";
import { listOwnBadges } from "../members/list-badges.ts";
import { canChooseFilter } from "./permissions.ts";
import { updateSettings } from "./queries.ts";

/** Changes what was given of the actor's settings, all or nothing. Throws `Forbidden` for a filter that needs a crown. */
export async function changeSettings(
  ctx: MemberCtx,
  settings: z.output<typeof newSettings>,
): Promise<CurrentUser> {
  if (settings.moderationLevel) await assertChoosable(ctx, settings.moderationLevel);
  await updateSettings(ctx.sql, ctx.actor.id, settings);
  ctx.actors.forgetMember(ctx.actor.id);
  return getCurrentUser(ctx);
}

async function assertChoosable(ctx: MemberCtx, filter: ModerationLevel): Promise<void> {
  const badges = await listOwnBadges(ctx, ctx.actor.id);
  const member = { id: ctx.actor.id, hasActiveCrown: hasActiveCrown(badges, ctx.clock.now()) };
  if (!canChooseFilter(ctx.actor, member, filter)) {
    throw new Forbidden(
      "The content filter levels low and none need an active Black Crown or Gold Crown badge",
    );
  }
}
