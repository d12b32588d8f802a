import { z } from "zod";
import { readTexts, texts } from "./read-texts.ts";

/** A topic: its posts and comments. */
const topic = z.strictObject({
  name: z.string(),
  /** Without `#`. */
  hashtags: texts,
  /** Whole small posts; each is used once. */
  moments: texts,
  /** May follow a moment as a second paragraph. */
  thoughts: texts,
  /** With `to`, only for posts that contain these words. */
  comments: z.array(z.strictObject({ to: z.string().optional(), text: z.string() })),
});

export type Topic = z.output<typeof topic>;

const groups = readTexts(
  "topics",
  z.strictObject({
    outside: z.array(topic),
    inside: z.array(topic),
    mind: z.array(topic),
    between: z.array(topic),
  }),
);

export const topics: readonly Topic[] = Object.values(groups).flat();
