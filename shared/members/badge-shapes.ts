import { z } from "zod";
import { id, timestamp } from "../primitives.ts";
import { badgeTypes } from "./badge-rules.ts";

const badgeType = z.enum(badgeTypes);

/** A member's badge. `stripeSubscriptionId` and `renewal` are null for everyone but its owner. */
export const badge = z.object({
  id,
  badgeType,
  isActive: z.boolean(),
  isDeactivated: z.boolean(),
  expiresAt: timestamp.nullable(),
  stripeSubscriptionId: z.string().nullable(),
  /**
   * The renewal when the subscription's month ends; null without a subscription and for everyone
   * but the owner.
   */
  renewal: z.enum(["renews", "ends", "failing"]).nullable(),
});
export type Badge = z.infer<typeof badge>;

/** The badge beside a name. It may have expired since it was fetched: see `getDisplayedBadge`. */
export const authorBadge = z.object({ badgeType, expiresAt: timestamp.nullable() });
export type AuthorBadge = z.infer<typeof authorBadge>;
