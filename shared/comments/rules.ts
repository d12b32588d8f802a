/** Longest comment or reply, in characters (A§5). */
export const commentLength = 500;
/** A 'Load More Comments' link appears off the post page at this many comments, replies included (A§9). */
export const commentsBeforeMoreLink = 10;
