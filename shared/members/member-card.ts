import { z } from "zod";
import { count, id } from "../primitives.ts";
import { authorBadge } from "./badge-shapes.ts";

/** A member in a list of people: likes, followers, search results. */
export const memberCard = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  bio: z.string().nullable(),
  xp: count,
  level: z.number().int().positive(),
  badge: authorBadge.nullable(),
  isBot: z.boolean(),
});
export type MemberCard = z.infer<typeof memberCard>;
