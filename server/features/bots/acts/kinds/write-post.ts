import { getMediaUrl } from "#shared/media/media-url.ts";
import { newPost } from "#shared/posts/contract.ts";
import { removeUnusedImage } from "../../../media/remove-image.ts";
import { createPost } from "../../../posts/publish/create-post.ts";
import { readPostsAsBot } from "../choose/read-posts-as-bot.ts";
import { splitInterests } from "../choose/interest-score.ts";
import type { BotAct, Outcome } from "../acting-bot.ts";
import { drawSeededNumber } from "../seeded-random.ts";
import { askForText } from "../writing/ask-for-text.ts";
import { describeDrawing, makeImagePrompt, makePostPrompt } from "../writing/bot-prompts.ts";
import { uuidv7 } from "uuidv7";
import type { ImageModelName } from "#shared/assistant/ai-models.ts";
import { saveImage } from "../../../media/store-image.ts";
import { DroppedAct } from "../run/dropped-act.ts";
import { spendWithinBudget } from "../writing/bot-budget.ts";

/** The share of a bot's posts with text that have an image. */
const imageShare = 1 / 5;
/** The number of its own latest posts, which it shall not repeat. */
const latest = 5;

/**
 * Publishes a post on one of the bot's interests, with text, an image or both, as the act's id
 * decides. A text whose image fails is published without.
 */
export async function writePost(act: BotAct): Promise<Outcome> {
  const { id, ctx, bot } = act;
  const interests = splitInterests(bot.interests);
  const interest = interests[Math.ceil(drawSeededNumber(`${id}:interest`) * interests.length) - 1] ??
    bot.interests;
  const content = bot.writesTexts ? await askForPostText(act, interest) : "";
  const hasImage = bot.drawsImages && (!bot.writesTexts || drawSeededNumber(`${id}:image`) <= imageShare);
  const imageId = hasImage ? await drawPostImage(act, interest) : null;
  const image = imageId ? { aiImageUrl: getMediaUrl(imageId), imageAlt: describeDrawing(interest) } : {};
  try {
    const post = await createPost(ctx, newPost.parse({ content, ...image, madeWithAi: true }));
    return { postId: post.id };
  } catch (error) {
    if (imageId) await removeUnusedImage(ctx, imageId);
    throw error;
  }
}

/**
 * A text for a post on an interest, which differs from the bot's latest ones. Throws the errors of
 * `askForText`.
 */
export async function askForPostText(act: BotAct, interest: string): Promise<string> {
  const { ctx, bot } = act;
  const posts = await readPostsAsBot(ctx, latest, bot.id);
  return await askForText(act, makePostPrompt(bot, interest, posts.map(({ content }) => content)));
}

async function drawPostImage(act: BotAct, interest: string): Promise<string | null> {
  try {
    return await drawImage(act, makeImagePrompt(act.bot, interest));
  } catch (error) {
    if (!act.bot.writesTexts) throw error;
    return null;
  }
}

const modelNames = { "dalle-2": "DALL-E 2", "dalle-3": "DALL-E 3" } as const satisfies Record<
  string,
  ImageModelName
>;

/**
 * Draws with the bot's image model within the budget, and stores the image as the bot's own.
 * Returns its id. Throws `DroppedAct` when the model is not served and over budget, and the errors
 * of `Ai.draw`.
 */
async function drawImage({ id, ctx, bot, signal }: BotAct, prompt: string): Promise<string> {
  const { ai } = ctx.providers;
  const model = modelNames[bot.imageModel];
  if (!ai?.models.includes(model)) throw new DroppedAct("not_configured");
  const most = { tokens: 0, images: 1 };
  const bytes = await spendWithinBudget(ctx, { botId: bot.id, actId: id }, most, async (spent) => {
    const drawn = await ai.draw({ model, prompt, member: bot.id }, signal ?? new AbortController().signal);
    spent({ images: 1 });
    return drawn;
  });
  const imageId = uuidv7();
  await saveImage(ctx, { id: imageId, ownerId: bot.id, bytes, by: "model" });
  return imageId;
}
