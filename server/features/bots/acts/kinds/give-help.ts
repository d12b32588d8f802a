import { msg } from "@lingui/core/runtime-macro";
import { newMessage } from "#shared/messages/contract.ts";
import type { Ctx } from "../../../../context.ts";
import { sendMessage } from "../../../messages/send-message.ts";
import { findSentLately } from "../../../messages/thread/find-sent-lately.ts";
import { writeHelpStands, writeHelpToMember } from "../../../moderation/help/write-help-to-member.ts";
import { helpBeginnings, helpStandsMs } from "../../../moderation/help-text.ts";
import { withoutModeration } from "../../../moderation/without-moderation.ts";
import { assertMayAct } from "../run/guard-publishing.ts";
import type { BotAct } from "../acting-bot.ts";

/**
 * Answers words of crisis with help lines, whatever the bot's own level is (moderation.11). While
 * they stand in the thread it points to them, so that they don't bury the talk.
 */
export async function giveHelp({ id, ctx }: BotAct, askerId: string): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - helpStandsMs);
  const standing = await findSentLately(ctx, { receiverId: askerId, beginnings: helpBeginnings, since });
  const content = await (standing ? writeHelpStands(ctx, askerId) : writeBotHelp(ctx, askerId));
  await assertMayAct(ctx);
  await sendMessage(
    { ...withoutModeration(ctx), createdId: null },
    newMessage.parse({ receiverId: askerId, content, clientMessageId: id }),
  );
}

/** A bot's answer to a member's words of crisis. */
export async function writeBotHelp(ctx: Pick<Ctx, "sql">, memberId: string): Promise<string> {
  return await writeHelpToMember(ctx, memberId, msg`I'm a bot, so please talk to a person:`);
}
