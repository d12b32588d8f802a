/** How long what moderators removed is kept, so that it can be restored (cases.5). */
export const removedContentKeptDays = 183;

/** How long a case keeps the words and pictures that it is about once it is closed (cases.5). */
export const caseCopiesKeptDays = 183;
