/** Longest comment or reply, in characters (comments.1). */
export const commentLength = 500;
/** Top-level comments per page: enough for the whole thread of nearly every post. */
export const threadsPerPage = 100;
