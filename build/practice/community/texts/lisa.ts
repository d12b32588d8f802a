import { z } from "zod";
import { readTexts } from "./read-texts.ts";

/** A question to Lisa and her answer. */
const question = z.strictObject({
  question: z.string(),
  answer: z.string(),
  /** Before now. */
  hoursAgo: z.number(),
});

const talk = readTexts(
  "lisa",
  z.strictObject({
    inPosts: z.array(question.extend({ author: z.string() })),
    // `getsHelp`: the question has words of crisis.
    inChats: z.array(question.extend({ member: z.string(), getsHelp: z.boolean().default(false) })),
  }),
);

/** Posts that mention her, which she answers with a comment. */
export const askedInPosts = talk.inPosts;

/** The threads with her of the accounts to sign in with. */
export const askedInChats = talk.inChats;
