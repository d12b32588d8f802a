import { msg } from "@lingui/core/runtime-macro";
/** The text the author of a removed post reads in its place until they are told why (cases.5). */
export const removedUntold = [
  msg`A moderator removed this.`,
  msg`The reason comes within ten minutes.`,
];
