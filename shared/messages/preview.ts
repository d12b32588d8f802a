import { shortenText } from "../shorten-text.ts";
import { defaultShareText, messageLimits } from "./rules.ts";

/** The parts of a message that its preview depends on. */
interface Previewed {
  readonly content: string;
  readonly hasImage: boolean;
  readonly hasSharedPost: boolean;
  readonly isUnsent: boolean;
  readonly isHidden: boolean;
}

export const unsentText = "Message unsent";
export const hiddenText = "Hidden by your content filter";

/** A message in one line of at most 50 characters and an ellipsis, for lists and notifications. */
export function messagePreview({ content, hasImage, hasSharedPost, isUnsent, isHidden }: Previewed): string {
  if (isUnsent) return unsentText;
  if (isHidden) return hiddenText;
  const words = content.replaceAll(/\s+/g, " ").trim();
  if (hasSharedPost && (words === "" || words === defaultShareText)) return "Shared a post";
  if (words === "") return hasImage ? "Photo" : "";
  return shortenText(words, messageLimits.previewLength);
}
