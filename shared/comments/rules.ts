/** Longest comment or reply, in characters (comments.1). */
export const commentLength = 500;
/** Outside the post page, 'Load More Comments' appears from this many comments and replies (comments.4). */
export const commentsBeforeMoreLink = 10;
/** Top-level comments a page: the whole thread of nearly every post. */
export const threadsPerPage = 100;
