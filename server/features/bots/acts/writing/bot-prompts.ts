import { msg } from "@lingui/core/runtime-macro";
import { characters } from "#shared/bots/characters.ts";
import { commentLength } from "#shared/comments/comment-limits.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { cutToLength } from "#shared/shorten-text.ts";
import { writeText } from "../../../../language/write-text.ts";
import {
  explainQuotations,
  generateMark,
  type Quotation,
  quoteData,
} from "../../../assistant/prompts/quote-data.ts";
import type { ActingBot } from "../acting-bot.ts";
import { getReadableText, type Shown } from "../choose/posts-to-act-on.ts";
import { type Prompt, promptLength } from "./ask-for-text.ts";

type ThreadMessage = Pick<DirectMessage, "id" | "senderId" | "content">;

/** The maximum UTF-16 units of the instructions; members' texts get the rest of a prompt. */
const instructionsLength = 2_500;
const dataLength = promptLength - instructionsLength;

/** The system message for all texts of a bot (bots.3): its character and its limits. */
function botInstructions(bot: ActingBot, maxLength: number, mark: string): string {
  return `You write for ${bot.displayName}, a bot on Glimmer, a calm social network for wellbeing. Everybody sees that it is a bot; never claim to be a person.
Its character: ${writeText(characters[bot.character], "en")}. It cares about: ${bot.interests}.
Write only the text itself, plain, at most ${maxLength} characters: no Markdown, no links, no mentions of members, no quotation marks around it.
Be kind. Never diagnose, give no medical, legal or financial advice, and promise nothing. To somebody in a crisis name a help line and suggest a person to talk to.
${explainQuotations(mark)}`;
}

/** `latest`: the bot's earlier posts, which it shall not repeat. */
export function makePostPrompt(bot: ActingBot, interest: string, latest: readonly string[]): Prompt {
  const text = cutToLength(latest.join("\n\n"), dataLength);
  const before = { label: "latest posts of yours: say something else", text };
  const maxLength = Math.min(bot.contentLength, postLimits.contentLength);
  return buildPrompt(bot, maxLength, `Write one short post about ${interest}.`, text ? before : null);
}

export function makeCommentPrompt(bot: ActingBot, post: Pick<Shown, "content" | "image">): Prompt {
  const maxLength = Math.min(bot.contentLength, commentLength);
  const wish = "Write a comment of one or two sentences on this post, in its language.";
  return buildPrompt(bot, maxLength, wish, {
    label: "post",
    text: cutToLength(getReadableText(post), dataLength),
  });
}

function buildPrompt(bot: ActingBot, maxLength: number, wish: string, data: Quotation | null): Prompt {
  const mark = generateMark();
  const content = [wish, ...(data ? [quoteData(mark, data)] : [])].join("\n\n");
  const system = botInstructions(bot, maxLength, mark);
  return { mark, system, messages: [{ role: "user", content }], maxLength };
}

/**
 * `thread`: latest first; includes the latest whole messages that fit, and last the message to
 * answer.
 */
export function answerPrompt(bot: ActingBot, thread: readonly ThreadMessage[], asked: ThreadMessage): Prompt {
  const maxLength = Math.min(bot.contentLength, messageLimits.contentLength);
  const mark = generateMark();
  const quoted = ({ senderId, content }: ThreadMessage) =>
    quoteData(mark, { label: senderId === bot.id ? "message of yours" : "message to you", text: content });
  let left = dataLength - asked.content.length;
  const told = thread.filter(({ id, content }) =>
    id !== asked.id && content !== "" && (left -= content.length) >= 0
  );
  const content = [
    ...told.toReversed().map(quoted),
    "This is what you were asked last:",
    quoted(asked),
    "Write your next message in this conversation, in its language.",
  ].join("\n\n");
  const system = botInstructions(bot, maxLength, mark);
  return { mark, system, messages: [{ role: "user", content }], maxLength };
}

export function makeImagePrompt({ imagePrompt }: ActingBot, interest: string): string {
  return `${
    imagePrompt || "A calm, friendly picture in soft light"
  }. It shows ${interest}. No text, no people's faces.`;
}

/** The model does not describe what it drew. */
export function describeDrawing(interest: string): string {
  return writeText(msg`A picture about ${{ interest }}, drawn by AI`, "en");
}
