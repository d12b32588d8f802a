import { z } from "zod";

/** A line of a profile that its member names: 'Practises' · 'Yoga, since 2019'. */
export const profileField = z.object({ name: z.string(), value: z.string() });
export type ProfileField = z.infer<typeof profileField>;

/** What a profile alone shows of a member, beside their names (members.17). */
export const profileDetails = {
  profileImageAlt: z.string().describe("Empty: not described"),
  coverImageUrl: z.string().nullable(),
  coverImageAlt: z.string(),
  coverImageMadeWithAi: z.boolean().describe("A model made it; the file says so too, in XMP"),
  pronouns: z.string().nullable(),
  fields: z.array(profileField).describe("In the order that the member chose"),
};
