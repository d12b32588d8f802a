import { newMessage } from "#shared/messages/contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { crisisSupport } from "#shared/moderation/crisis-support.ts";
import { sendMessage } from "../../../messages/send-message.ts";
import { markConversationRead } from "../../../messages/thread/mark-read.ts";
import { readThread } from "../../../messages/thread/read-thread.ts";
import { expressesDistress } from "../choose/posts-to-act-on.ts";
import { DroppedAct } from "../run/dropped-act.ts";
import type { TakenAct } from "../run/bot-act-queries.ts";
import type { BotAct } from "../run/perform-act.ts";
import { askForText } from "../writing/ask-for-text.ts";
import { answerPrompt } from "../writing/bot-prompts.ts";
import { selectAnswersToday } from "./answer-message-queries.ts";
import { showTyping } from "../../../messages/typing/show-typing.ts";

/** Answers that one member gets from all bots in a UTC day. */
export const dailyAnswers = 20;
/** Messages of the thread that the model reads. */
const latest = 20;

/**
 * Answers a follower's message once, from this thread alone. Words of distress get help lines,
 * which no model writes. Throws `DroppedAct` when the member no longer follows, unsent the message,
 * or had all answers of the day.
 */
export async function answerMessage(act: BotAct, { messageId, askerId }: TakenAct): Promise<void> {
  const { id, ctx, bot } = act;
  const ask = askerId
    ? await selectAnswersToday(ctx.sql, { botId: bot.id, askerId, at: ctx.clock.now() })
    : null;
  if (!askerId || !messageId || !ask || ask.answers > dailyAnswers) throw new DroppedAct("refused");
  const { items: thread } = await readThread(ctx, askerId, { limit: latest });
  const asked = thread.find((message) => message.id === messageId);
  if (!asked || asked.isUnsent || asked.isHidden) throw new DroppedAct("refused");
  await markConversationRead(ctx, { userId: askerId, upTo: messageId });
  const isOfDistress = findUnanswered(thread, asked).some(({ content }) => expressesDistress(content));
  const content = isOfDistress
    ? helpLines()
    : await showTyping(ctx, askerId, () => askForText(act, answerPrompt(bot, thread, asked)));
  await sendMessage(
    { ...ctx, createdId: null },
    newMessage.parse({ receiverId: askerId, content, clientMessageId: id }),
  );
}

/** The member's messages between the bot's last answer and the given message, which is included. */
function findUnanswered(
  thread: readonly DirectMessage[],
  { senderId, position }: DirectMessage,
): DirectMessage[] {
  const answer = thread.find((message) => message.senderId !== senderId && message.position < position);
  return thread.filter((message) =>
    message.senderId === senderId && message.position > (answer?.position ?? 0)
  );
}

/** The bot's answer to words of distress. */
export function helpLines(): string {
  const lines = crisisSupport.resources.map(({ name, description, url }) =>
    `${name}: ${description}. ${url}`
  );
  return [
    crisisSupport.message,
    "I'm a bot and can't be that for you. Please reach out to one of these:",
    ...lines,
  ]
    .join("\n\n");
}
