import { newMessage } from "#shared/messages/contract.ts";
import type { Ctx } from "../../../../context.ts";
import { sendMessage } from "../../../messages/send-message.ts";
import { getSupport } from "../../../moderation/get-support.ts";
import { helpText } from "../../../moderation/help-text.ts";
import { publishAsOurs } from "../../../moderation/publish-as-ours.ts";
import { assertMayAct } from "../run/guard-publishing.ts";
import type { BotAct } from "../run/perform-act.ts";

/** Answers words of crisis with help lines, whatever the bot's own level is (moderation.11). */
export async function giveHelp({ id, ctx }: BotAct, askerId: string): Promise<void> {
  const content = await botHelpText(ctx, askerId);
  await assertMayAct(ctx);
  await sendMessage(
    { ...publishAsOurs(ctx), createdId: null },
    newMessage.parse({ receiverId: askerId, content, clientMessageId: id }),
  );
}

/** A bot's answer to a member's words of crisis. */
export async function botHelpText(ctx: Pick<Ctx, "sql">, memberId: string): Promise<string> {
  const about = "I'm a bot and can't be that for you. Please reach out to one of these:";
  return helpText(await getSupport(ctx, memberId), about);
}
