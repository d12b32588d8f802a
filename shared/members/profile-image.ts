import { z } from "zod";

/** A member's picture and whether a model made it (ai.11): together wherever a member stands. */
export const profileImage = {
  profileImageUrl: z.string().nullable(),
  profileImageMadeWithAi: z.boolean().describe(
    "A model made the profile picture; the file says so too, in XMP",
  ),
};
