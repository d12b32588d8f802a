import { msg } from "@lingui/core/runtime-macro";

/** In the place of prices, after words of crisis (ai.26). */
export const freeNote = msg`Nothing here costs XP for now.`;

/** The same where a post is promoted or read aloud, which waits for that time. */
export const waitingNotes = {
  promotion: [freeNote, msg`You can promote this post in a few hours.`],
  audio: [freeNote, msg`This post can be read aloud in a few hours.`],
} as const;
