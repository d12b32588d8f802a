import { z } from "zod";

/** The members that a text mentions (posts.16); other words with a sign are plain text. */
export const mentions = z.array(z.string()).describe(
  "The usernames that the text mentions and that members had when it was written, in lower case; of texts " +
    "written before names were looked up, whether members had them or not",
);
