import { z } from "zod";
import { newBot } from "#shared/bots/bot-fields.ts";
import { readTexts, texts } from "./read-texts.ts";

/** A bot of the demo, and what it did so far. */
const bot = z.strictObject({
  fields: newBot.partial().required({ username: true, displayName: true, bio: true, interests: true }),
  /** Its posts, the earliest first. */
  posts: texts,
  /** Comments on the latest post of a member's with a word in it. */
  comments: z.array(z.strictObject({ on: z.string(), text: z.string() })),
  /** It likes the latest posts with one of these words. */
  likes: texts,
});

export type DemoBot = z.output<typeof bot>;

const { bots, detected } = readTexts(
  "bots",
  z.strictObject({
    bots: z.array(bot),
    detected: z.strictObject({
      username: z.string(),
      displayName: z.string(),
      email: z.string(),
      comment: z.string(),
      times: z.number(),
    }),
  }),
);

export const demoBots: readonly DemoBot[] = bots;

/**
 * The account in the bot domain that no administrator made, and its comment below several posts.
 */
export const detectedAccount = detected;
