import { z } from "zod";

/** Help for a member in distress. Shown to them alone, and never as a reproach. */
export const support = z.object({
  message: z.string(),
  /** The country of the first lines (ISO 3166-1 alpha-2); null when none is known. */
  country: z.string().regex(/^[A-Z]{2}$/).nullable(),
  /**
   * Whether the time zone may be one that browsers give instead of the member's own: then the card
   * asks for the country first.
   */
  asksCountry: z.boolean(),
  /**
   * The lines of the member's country first, then the directory of all countries; where the card
   * asks for the country, the directory is first (moderation.10).
   */
  resources: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      url: z.url(),
      /** As dialled in the country; null when its page says how to reach it. */
      phone: z.string().nullable(),
    }),
  ),
}).meta({
  description:
    "Help lines for the caller in distress: those of their country first, then the directory of all; the directory first where the country has to be asked for",
});
export type Support = z.infer<typeof support>;
