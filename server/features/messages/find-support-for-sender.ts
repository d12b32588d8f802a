import type { Support } from "#shared/moderation/crisis-support.ts";
import { refusalMessages } from "#shared/messages/refusals.ts";
import type { MemberCtx } from "../../context.ts";
import { Forbidden } from "../../errors.ts";
import { type Classified, joinPostText } from "../moderation/classify-before-publishing.ts";
import { getGeneralSupport, getSupport } from "../moderation/get-support.ts";
import { hasCrisisWords, isCrisisByVerdict } from "../moderation/words-of-crisis.ts";

/**
 * Help for a member who writes words of crisis; null for all others. It goes to the sender's own
 * clients alone (moderation.11). Without a verdict the built-in classifier decides.
 */
export async function findSupportForSender(
  ctx: MemberCtx,
  text: string,
  classified: Classified | null,
): Promise<Support | null> {
  if (ctx.actor.type !== "member") return null;
  const isCrisis = classified ? isCrisisByVerdict(text, classified) : hasCrisisWords(text);
  return isCrisis ? await getSupport(ctx, ctx.actor.id) : null;
}

/**
 * Help for a member whose words of crisis were not sent, for whatever reason: the receiver blocked
 * them, is gone, or they write too fast (moderation.11). No service is asked.
 */
export async function findSupportForRefused(
  ctx: MemberCtx,
  { content, imageAlt, images = [] }: {
    readonly content: string;
    readonly imageAlt?: string | null;
    readonly images?: readonly { readonly alt: string }[] | undefined;
  },
  error: unknown,
): Promise<Support | null> {
  if (error instanceof LevelRefused) return error.support;
  // The refusal is what they are told, also when the lines of their country can't be read.
  const text = joinPostText(content, [{ alt: imageAlt ?? "" }, ...images]);
  return await findSupportForSender(ctx, text, null).catch(() => getGeneralSupport(ctx.language));
}

/** The message is looser than its chat allows. Its sender gets help nevertheless. */
export class LevelRefused extends Forbidden {
  readonly support: Support | null;

  constructor(support: Support | null) {
    super(refusalMessages.level, "level_refused");
    this.support = support;
  }
}
