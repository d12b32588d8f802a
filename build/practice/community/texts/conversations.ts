import { z } from "zod";
import { reactionEmojis } from "#shared/messages/rules.ts";
import { scenes } from "../pictures/paint.ts";
import { readTexts } from "./read-texts.ts";

/** A message of a conversation; `by` is the place of its writer among the two. */
const line = z.strictObject({
  by: z.union([z.literal(0), z.literal(1)]),
  text: z.string(),
  /** Before now. */
  minutesAgo: z.number(),
  scene: z.enum(scenes).optional(),
  sharesPost: z.literal(true).optional(),
  /** The place of the line that it answers. */
  answers: z.number().int().min(0).optional(),
  /** The other's. */
  reaction: z.enum(reactionEmojis).optional(),
  isUnsent: z.literal(true).optional(),
});

export type Line = z.output<typeof line>;

/** The threads with Lisa are in `lisa.ts`. */
export const { conversations, requests } = readTexts(
  "conversations",
  z.strictObject({
    conversations: z.array(z.strictObject({
      /** By username. Those of the accounts to sign in with come first. */
      members: z.tuple([z.string(), z.string()]),
      lines: z.array(line),
      /** False: the last lines of the last writer are unread. */
      isRead: z.boolean(),
    })),
    /** First messages to each account from somebody it does not follow, or from one that waits. */
    requests: z.array(z.strictObject({ from: z.string().optional(), to: z.string(), text: z.string() })),
  }),
);
