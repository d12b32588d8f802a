import { msg } from "@lingui/core/runtime-macro";
import { newMessage } from "#shared/messages/contract.ts";
import type { Ctx } from "../../../../context.ts";
import { writeText } from "../../../../language/write-text.ts";
import { sendMessage } from "../../../messages/send-message.ts";
import { getSupport } from "../../../moderation/get-support.ts";
import { findSentLately } from "../../../messages/thread/find-sent-lately.ts";
import { helpBeginning, helpStandsMs, helpStandsText, writeHelp } from "../../../moderation/help-text.ts";
import { withoutModeration } from "../../../moderation/without-moderation.ts";
import { assertMayAct } from "../run/guard-publishing.ts";
import type { BotAct } from "../acting-bot.ts";

/**
 * Answers words of crisis with help lines, whatever the bot's own level is (moderation.11). While
 * they stand in the thread it points to them, so that they don't bury the talk.
 */
export async function giveHelp({ id, ctx }: BotAct, askerId: string): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - helpStandsMs);
  const standing = await findSentLately(ctx, { receiverId: askerId, beginning: helpBeginning, since });
  const content = standing ? writeText(helpStandsText, "en") : await writeBotHelp(ctx, askerId);
  await assertMayAct(ctx);
  await sendMessage(
    { ...withoutModeration(ctx), createdId: null },
    newMessage.parse({ receiverId: askerId, content, clientMessageId: id }),
  );
}

/** A bot's answer to a member's words of crisis. */
export async function writeBotHelp(ctx: Pick<Ctx, "sql" | "language">, memberId: string): Promise<string> {
  // Threads keep it in English, as the rest of what helps.
  const about = writeText(msg`I'm a bot, so please talk to a person:`, "en");
  return writeHelp(await getSupport(ctx, memberId), about);
}
