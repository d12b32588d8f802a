import { z } from "zod";
import { coverState } from "../moderation/cover-shapes.ts";
import { images, isImageHeld, writtenIn } from "../posts/post-shapes.ts";
import { id, moderationLevel, timestamp } from "../primitives.ts";
import { revisionNumber } from "./edit-state.ts";

/** A version of a post or comment, as one reader may see it (posts.22). */
export const revision = z.object({
  number: revisionNumber,
  content: z.string().describe("Empty once its author removed the version"),
  language: writtenIn,
  images,
  isImageHeld,
  writtenAt: timestamp,
  moderationLevel: moderationLevel.nullable(),
  ...coverState,
  isRemoved: z.boolean().describe("Its author removed it: text and pictures are gone"),
  isCurrent: z.boolean(),
});
export type Revision = z.infer<typeof revision>;

export const revisionParams = z.object({ id, number: z.coerce.number().int().min(1).max(1_000_000) });
