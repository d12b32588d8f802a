import { newMessage } from "#shared/messages/contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Ctx } from "../../../../context.ts";
import { sendMessage } from "../../../messages/send-message.ts";
import { markConversationRead } from "../../../messages/thread/mark-read.ts";
import { readThread } from "../../../messages/thread/read-thread.ts";
import { hasCrisisWords, isCrisisByService } from "../../../moderation/words-of-crisis.ts";
import { DroppedAct } from "../run/dropped-act.ts";
import type { TakenAct } from "../run/bot-act-queries.ts";
import type { BotAct } from "../acting-bot.ts";
import { askForText } from "../writing/ask-for-text.ts";
import { assertWithinBudget } from "../writing/bot-budget.ts";
import { answerPrompt } from "../writing/bot-prompts.ts";
import { giveHelp } from "./give-help.ts";
import { showTyping } from "../../../messages/typing/show-typing.ts";
import type { Sql } from "../../../../db/open-database.ts";

/** Answers that one member gets from all bots in a UTC day. */
export const dailyAnswers = 20;
/** Messages of the thread that the model reads. */
const latest = 20;

/**
 * Answers a follower's message once, from this thread alone. Words of crisis get help lines, which
 * no model writes, whatever the budget and the day's answers say, also when a later message was
 * taken back (moderation.11). Throws `DroppedAct` when the member no longer follows, unsent the
 * message, or had all answers of the day. `ctx`: not guarded by the bot's own level, which is no
 * measure for what members write.
 */
export async function answerMessage(act: BotAct, { messageId, askerId }: TakenAct, ctx: Ctx): Promise<void> {
  const { id, ctx: own, bot } = act;
  const ask = askerId
    ? await selectAnswersToday(own.sql, { botId: bot.id, askerId, at: own.clock.now() })
    : null;
  if (!askerId || !messageId || !ask) throw new DroppedAct("refused");
  const { items: thread } = await readThread(own, askerId, { limit: latest });
  const found = thread.find((message) => message.id === messageId);
  const asked = found && !found.isUnsent && !found.isHidden ? found : null;
  const isCrisis = findUnanswered(thread, { askerId, before: found?.position ?? Infinity })
    .some(({ content }) => hasCrisisWords(content)) ||
    asked !== null && await isCrisisByService(ctx, asked.content);
  if (!isCrisis) {
    if (!asked || ask.answers > dailyAnswers) throw new DroppedAct("refused");
    await assertWithinBudget(ctx);
  }
  await markConversationRead(own, { userId: askerId, upTo: messageId });
  if (isCrisis || !asked) return await giveHelp(act, askerId);
  const content = await showTyping(own, askerId, () => askForText(act, answerPrompt(bot, thread, asked)));
  await sendMessage(
    { ...own, createdId: null },
    newMessage.parse({ receiverId: askerId, content, clientMessageId: id }),
  );
}

/** The member's messages since the bot's last answer before a place in the thread, newest first. */
function findUnanswered(
  thread: readonly DirectMessage[],
  { askerId, before }: { readonly askerId: string; readonly before: number },
): DirectMessage[] {
  const answer = thread.find(({ senderId, position }) => senderId !== askerId && position < before);
  return thread.filter(({ senderId, position }) =>
    senderId === askerId && position > (answer?.position ?? 0)
  );
}

/**
 * How many answers of bots a member has got or awaits on this day, including this one; null when
 * they no longer follow the bot.
 */
async function selectAnswersToday(
  sql: Sql,
  { botId, askerId, at }: { botId: string; askerId: string; at: Date },
): Promise<{ readonly answers: number } | null> {
  const [row] = await sql<{ answers: number }[]>`
    select (
      select count(*)::integer
      from bot_acts a
      where a.asker_id = ${askerId}
        and a.started_at >= date_trunc('day', ${at}::timestamptz, 'UTC')
        and a.state in ('running', 'done')
    ) as answers
    from follows f
    join bot_users b on b.member_id = f.followed_id
    where f.follower_id = ${askerId}
      and f.followed_id = ${botId}
      and b.answers_messages`;
  return row ?? null;
}
