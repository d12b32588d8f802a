import { z } from "zod";
import { count, id } from "../primitives.ts";
import { authorBadge } from "./badge-shapes.ts";
import { profileImage } from "./profile-image.ts";

/** A member in a list of people: likes, followers, search results. */
export const memberCard = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  ...profileImage,
  bio: z.string().nullable(),
  xp: count,
  level: z.number().int().positive(),
  badge: authorBadge.nullable(),
  isBot: z.boolean(),
});
export type MemberCard = z.infer<typeof memberCard>;
