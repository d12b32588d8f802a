import type { MemberCtx } from "../../context.ts";
import type { Moderator } from "../../providers/moderation/moderator.ts";

const unmoderated: Moderator = {
  isBuiltIn: true,
  classify: ({ text, image }) =>
    Promise.resolve({
      elements: [...text ? ["text" as const] : [], ...image ? ["image" as const] : []]
        .map((type) => ({ type, level: "top", reason: "" })),
      support: false,
      decidedBy: "local",
    }),
};

/**
 * The context in which Lisa or a bot publishes a text of ours. It is not judged: no service delays
 * it, and no filter hides help lines for the word 'suicide' in the name of one (moderation.11).
 */
export function withoutModeration<C extends MemberCtx>(ctx: C): C {
  return { ...ctx, providers: { ...ctx.providers, moderator: unmoderated } };
}
