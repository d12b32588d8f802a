/** How long what moderators removed is kept, so that it can be restored (cases.5). */
export const removedContentKeptDays = 183;
