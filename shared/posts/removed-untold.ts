/** The text the author of a removed post reads in its place until they are told why (cases.5). */
export const removedUntold = "A moderator removed this. The reason comes within ten minutes.";
