import { z } from "zod";
import { id, timestamp } from "../primitives.ts";

/** A running promotion of a post, as the post shows it to its author. */
export const ownPromotion = z.object({
  id,
  /** When its time is up; it ends earlier when the XP runs out. */
  endsAt: timestamp,
});
export type OwnPromotion = z.infer<typeof ownPromotion>;
