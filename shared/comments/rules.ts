/** Longest comment or reply, in characters (A§5). */
export const commentLength = 500;
/** A 'Load More Comments' link appears off the post page at this many comments, replies included (A§9). */
export const commentsBeforeMoreLink = 10;
/** Top-level comments in one answer, as many as a list may hold: the whole conversation for nearly every post. */
export const threadsPerPage = 100;
