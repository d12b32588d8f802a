import { z } from "zod";

/** Help for a member in distress. Shown once, to the author alone, and never as a reproach. */
export const support = z.object({
  message: z.string(),
  resources: z.array(z.object({ name: z.string(), description: z.string(), url: z.url() })),
});
export type Support = z.infer<typeof support>;

/** Offered to an author who writes about their own distress. */
export const crisisSupport: Support = {
  message: "That sounds hard. You don't have to carry it alone: people are there to listen, now, for free.",
  resources: [
    {
      name: "Find A Helpline",
      description: "Helplines in more than 130 countries, by phone, text or chat",
      url: "https://findahelpline.com",
    },
    {
      name: "988 Suicide & Crisis Lifeline",
      description: "United States and Canada: call or text 988, day and night",
      url: "https://988lifeline.org",
    },
    {
      name: "Samaritans",
      description: "United Kingdom and Ireland: call 116 123, day and night",
      url: "https://www.samaritans.org",
    },
  ],
};
