import { uuidv7 } from "uuidv7";
import type { ImageModelName } from "#shared/assistant/ai-models.ts";
import { saveImage } from "../../../media/store-image.ts";
import { DroppedAct } from "../run/dropped-act.ts";
import type { BotAct } from "../acting-bot.ts";
import { spendWithinBudget } from "./bot-budget.ts";

const names = { "dalle-2": "DALL-E 2", "dalle-3": "DALL-E 3" } as const satisfies Record<
  string,
  ImageModelName
>;

/**
 * Draws with the bot's image model within the budget, and stores the image as the bot's own.
 * Returns its id. Throws `DroppedAct` when the model is not served and over budget, and the errors
 * of `Ai.draw`.
 */
export async function drawImage({ id, ctx, bot, signal }: BotAct, prompt: string): Promise<string> {
  const { ai } = ctx.providers;
  const model = names[bot.imageModel];
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
