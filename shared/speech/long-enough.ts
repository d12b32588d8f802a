import { countCodePoints } from "../visible-text.ts";

/** Audio is offered for posts longer than this (speech.1). */
export const spokenFrom = 200;

/** Whether a post is long enough to be read aloud (speech.1). */
export function isLongEnough(content: string): boolean {
  return countCodePoints(content) > spokenFrom;
}
