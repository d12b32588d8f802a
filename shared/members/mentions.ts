import { z } from "zod";

/** The members that a text mentions (posts.16); other words with a sign are plain text. */
export const mentions = z.array(z.string()).describe(
  "The usernames that the text mentions and that members had when it was written, in lower case; of texts " +
    "that version 0.1.0 stored, whether members had them or not",
);
