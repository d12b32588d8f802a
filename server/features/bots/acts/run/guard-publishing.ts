import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import { findWorstLevel } from "#shared/moderation/moderation-levels.ts";
import type { MemberCtx } from "../../../../context.ts";
import { mayBotAct } from "./bot-act-queries.ts";
import { DroppedAct } from "./dropped-act.ts";

/**
 * The same context with a moderator that drops the act when the bot's text falls below its own
 * level (bots.3), or when the bot was stopped meanwhile. Every verb asks its moderator last before
 * it writes, so a stop takes effect at once.
 */
export function guardPublishing(ctx: MemberCtx): MemberCtx {
  const { moderator } = ctx.providers;
  return {
    ...ctx,
    providers: {
      ...ctx.providers,
      moderator: {
        async classify(content) {
          const verdict = await moderator.classify(content);
          const level = findWorstLevel(verdict.elements.map((element) => element.level));
          if (!isLevelVisible(level, ctx.actor.filter)) throw new DroppedAct("moderated");
          await assertMayAct(ctx);
          return verdict;
        },
      },
    },
  };
}

/** Throws `DroppedAct` once the bot was stopped or deleted. */
export async function assertMayAct(ctx: MemberCtx): Promise<void> {
  if (!await mayBotAct(ctx.sql, ctx.actor.id)) throw new DroppedAct("off");
}
