import { isolateName } from "../isolate-name.ts";
import { shortenText } from "../shorten-text.ts";
import { defaultShareText, messageLimits } from "./rules.ts";

/** The parts of a message that its preview depends on. */
interface Previewed {
  readonly content: string;
  readonly hasImage: boolean;
  readonly hasSharedPost: boolean;
  /** The name of the shared post's author; null when the viewer may not see the post. */
  readonly sharedPostBy: string | null;
  readonly isUnsent: boolean;
  readonly isHidden: boolean;
  /** Hidden since it was not checked yet, and not by a filter (media.11). */
  readonly isUnchecked: boolean;
  readonly isCovered: boolean;
}

const longest = messageLimits.previewLength;

export const unsentText = "Message unsent";
export const hiddenText = "Hidden by your content filter";
/** In place of a message whose picture is held, for its receiver (media.11). */
export const uncheckedText = "Not checked yet";
/** In place of a covered message where there is no room for 'Show' (cases.4). */
export const coveredText = "Covered by a moderator";

/** A message in one line of at most 50 characters and an ellipsis, for lists and notifications. */
export function formatMessagePreview(
  { content, hasImage, hasSharedPost, sharedPostBy, isUnsent, isHidden, isUnchecked, isCovered }: Previewed,
): string {
  if (isUnsent) return unsentText;
  if (isHidden) return isUnchecked ? uncheckedText : hiddenText;
  if (isCovered) return coveredText;
  const words = content.replaceAll(/\s+/g, " ").trim();
  if (hasSharedPost && isShareAlone(words)) return shortenText(formatSharedPost(sharedPostBy), longest);
  if (words === "") return hasImage ? "Photo" : "";
  return shortenText(words, longest);
}

/** Whether a shared post has no words of its own beside it. */
export function isShareAlone(content: string): boolean {
  return content === "" || content === defaultShareText;
}

/** A shared post without words, in lists and notifications (messages.4, messages.8). */
export function formatSharedPost(author: string | null): string {
  return author === null ? "Shared a post" : `Shared a post by ${isolateName(author)}`;
}
