/** `1` when the caller's words, also those of a search, ask for help (moderation.11). */
export const supportHeader = "X-Support";
