/** How long what moderators removed is kept, so that it can be restored; then it is deleted (cases.5). */
export const removedContentKeptDays = 183;
