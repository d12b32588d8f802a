import { z } from "zod";
import { id, timestamp } from "../primitives.ts";

/** A running promotion of a post, for its author (promotions.5). */
export const ownPromotion = z.object({
  id,
  /** The end of the paid time; it ends earlier when the XP runs out. */
  endsAt: timestamp,
});
export type OwnPromotion = z.infer<typeof ownPromotion>;
