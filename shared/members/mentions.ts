import { z } from "zod";

/** The members whom a text mentions (posts.16), by which its mentions are told from other words. */
export const mentions = z.array(z.string()).describe(
  "The usernames that the text mentions and that members had when it was written, in lower case; of texts " +
    "that version 0.1.0 stored, whether members had them or not",
);
