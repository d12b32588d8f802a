import { breakReminder } from "#shared/assistant/break-reminder.ts";
import type { Ctx } from "../../../context.ts";
import { withoutModeration } from "../../moderation/without-moderation.ts";
import { lisaCtx } from "./lisa-ctx.ts";
import type { QuestionToLisa } from "./load-question-to-lisa.ts";
import { writePrivately } from "./write-privately.ts";

/**
 * Tells the asker to take a break, once for each question (ai.12). In private, also after a
 * comment: others are not told the member's age.
 */
export async function remindOfBreak(ctx: Ctx, { id, asker }: QuestionToLisa): Promise<void> {
  const settings = ` ${breakReminder.settings} Settings: ${ctx.config.publicUrl}/settings`;
  await writePrivately(withoutModeration(lisaCtx(ctx, "none")), asker.id, {
    content: breakReminder.lisa + (asker.has_given_birth_date ? "" : settings),
    key: `break:${id}`,
  });
}
