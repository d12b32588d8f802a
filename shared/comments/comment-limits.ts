/** Longest comment or reply, in characters (comments.1). */
export const commentLength = 500;
/** Pictures of a comment, and characters of the description of each (media.14). */
export const commentPictures = { most: 4, altLength: 1000 } as const;
/** Top-level comments per page: enough for the whole thread of nearly every post. */
export const threadsPerPage = 100;
