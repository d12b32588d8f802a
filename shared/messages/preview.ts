import { msg, plural } from "@lingui/core/runtime-macro";
import { isolateName } from "../isolate-name.ts";
import type { Text } from "../language/text.ts";
import { coverTopicNames } from "../moderation/cover-topics.ts";
import { type Covered, isUnderCover } from "../moderation/is-under-cover.ts";
import { leaveOutSpoilers } from "../posts/spoilers.ts";
import { shortenText } from "../shorten-text.ts";
import type { AnsweredMessage, DirectMessage } from "./shapes.ts";
import { defaultShareText, messageLimits } from "./rules.ts";

/** The parts of a message that its preview depends on. */
interface Previewed extends Covered {
  readonly content: string;
  /** How many. */
  readonly pictures: number;
  readonly hasSharedPost: boolean;
  /** The name of the shared post's author; null when the viewer may not see the post. */
  readonly sharedPostBy: string | null;
  readonly isUnsent: boolean;
  readonly isHidden: boolean;
  /** Hidden since it was not checked yet, and not by a filter (media.11). */
  readonly isUnchecked: boolean;
}

const longest = messageLimits.previewLength;

export const unsentText = msg`Message unsent`;
export const hiddenText = msg`Hidden by your content filter`;
/** In place of a message whose picture is held, for its receiver (media.11). */
export const uncheckedText = msg`Not checked yet`;
const photo = msg`Photo`;
/** In place of a covered message where there is no room for 'Show' (cases.4). */
const coveredText = msg`Covered by a moderator`;
/** Of a longer text only the beginning may have been read for its preview. */
export const mostRead = 1_000;

/** A message in one line of at most 50 characters and an ellipsis, for lists and notifications. */
export function formatMessagePreview(
  { content, pictures, hasSharedPost, sharedPostBy, isUnsent, isHidden, isUnchecked, ...cover }: Previewed,
  write: (text: Text) => string,
): string {
  const withheld = describeWithheld({ isUnsent, isHidden, isUnchecked, ...cover }, write);
  if (withheld !== null) return shortenText(withheld, longest);
  const words = toOneLine(content, content.length >= mostRead);
  if (hasSharedPost && isShareAlone(words)) {
    return shortenText(write(describeSharedPost(sharedPostBy)), longest);
  }
  if (words === "") return pictures > 0 ? write(describePictures(pictures)) : "";
  return shortenText(words, longest);
}

/** A message above its answer, in one line (messages.17). */
export function describeAnswered(
  { content, pictures, sharesPost, ...state }: AnsweredMessage,
  write: (text: Text) => string,
): string {
  const withheld = describeWithheld(state, write);
  if (withheld !== null) return withheld;
  if (content !== "") return content;
  if (sharesPost) return write(describeSharedPost(null));
  return pictures > 0 ? write(describePictures(pictures)) : "";
}

/** What an answer shows of a message, from the message as its reader sees it. */
export function toAnswered(message: DirectMessage): AnsweredMessage {
  const { isUnsent, isHidden, isCovered, coveredBy, coverWords, coverTopics } = message;
  const isWithheld = isUnsent || isHidden || isUnderCover(message);
  const words = isWithheld ? "" : toOneLine(message.content);
  const sharesPost = !isWithheld && message.sharedPostId !== null;
  return {
    id: message.id,
    senderId: message.senderId,
    content: sharesPost && isShareAlone(words) ? "" : shortenText(words, messageLimits.answeredLength),
    pictures: isWithheld ? 0 : countPictures(message),
    sharesPost,
    isUnsent,
    isHidden,
    isUnchecked: message.moderationLevel === null,
    isCovered,
    coveredBy,
    coverWords,
    coverTopics,
  };
}

/** Words without what is hidden in them. */
function toOneLine(content: string, isCut = false): string {
  return leaveOutSpoilers(content, isCut).replaceAll(/\s+/g, " ").trim();
}

/** In place of what a message says; null where it may be shown. */
function describeWithheld(
  { isUnsent, isHidden, isUnchecked, ...cover }:
    & Covered
    & Pick<Previewed, "isUnsent" | "isHidden" | "isUnchecked">,
  write: (text: Text) => string,
): string | null {
  if (isUnsent) return write(unsentText);
  if (isHidden) return write(isUnchecked ? uncheckedText : hiddenText);
  return isUnderCover(cover) ? describeCover(cover, write) : null;
}

/** In place of what is covered: the line over it, or else what it is about. */
function describeCover(
  { coveredBy = "moderator", coverWords, coverTopics = [] }: Covered,
  write: (text: Text) => string,
): string {
  if (coveredBy === "moderator") return write(coveredText);
  const line = coverWords || coverTopics.map((topic) => write(coverTopicNames[topic])).join(" · ");
  return write(msg`Covered: ${{ line }}`);
}

/** In place of a message that is pictures alone. */
export function describePictures(count: number): Text {
  return count === 1 ? photo : msg`${plural({ count }, { one: "# photo", other: "# photos" })}`;
}

/** How many pictures a message's preview is about; of an older server, which sends no list, one. */
export function countPictures(
  { images, imageUrl, isImageHeld }:
    & Pick<DirectMessage, "imageUrl" | "isImageHeld">
    & Partial<Pick<DirectMessage, "images">>,
): number {
  return Math.max(images?.length ?? 0, imageUrl !== null || isImageHeld ? 1 : 0);
}

/** Whether a shared post has no words of its own beside it. */
export function isShareAlone(content: string): boolean {
  return content === "" || content === defaultShareText;
}

/** A shared post without words, in lists and notifications (messages.4, messages.8). */
export function describeSharedPost(author: string | null): Text {
  return author === null ? msg`Shared a post` : msg`Shared a post by ${{ author: isolateName(author) }}`;
}
