import { fitsChat, getChatLevel } from "#shared/messages/rules.ts";
import type { AnsweredMessage, DirectMessage } from "#shared/messages/shapes.ts";
import { uncovered } from "#shared/moderation/decide-cover.ts";
import type { EmbeddedPost } from "#shared/posts/post-shapes.ts";
import type { TextViewer, Viewer } from "../../db/visibility/viewer.ts";
import { type PictureRow, presentPicture } from "../media/attached/attached-fragments.ts";
import { presentMentions } from "../members/present.ts";
import { presentCover } from "../moderation/covers/present-cover.ts";
import type { MessageRow } from "./fragments.ts";
import { presentEdits } from "../revisions/present-edits.ts";

/** What a message shows of others. */
interface Shown {
  /** As the viewer sees it: null when it is gone or hidden from them. */
  readonly sharedPost: EmbeddedPost | null;
  /** Null when it answers none. */
  readonly replyTo: AnsweredMessage | null;
}

export function presentMessage(
  row: MessageRow,
  viewer: TextViewer,
  { sharedPost, replyTo }: Shown,
): DirectMessage {
  const isUnsent = row.unsent_at !== null;
  const isHidden = !isUnsent && isHiddenFrom(viewer, row);
  const isBlank = isUnsent || isHidden;
  const pictures = isBlank ? [] : listPictures(row);
  const images = pictures.filter(({ isHeld }) => !isHeld).map((picture, place) =>
    presentPicture(picture, (path) => path, (size) => pathOf(row.id, place === 0 ? null : picture.id, size))
  );
  const [first] = images;
  return {
    id: row.id,
    senderId: row.sender_id,
    receiverId: row.receiver_id,
    position: row.position,
    version: row.version,
    content: isBlank ? "" : row.content,
    mentions: isBlank ? [] : presentMentions(row),
    imageUrl: first?.url ?? null,
    images,
    ...(pictures.some(({ isHeld }) => isHeld) && { isImageHeld: true as const }),
    imageAlt: first?.alt ?? "",
    imageWidth: first?.width ?? null,
    imageHeight: first?.height ?? null,
    isImageAnimated: first?.isAnimated ?? false,
    madeWithAi: images.some(({ madeWithAi }) => madeWithAi),
    sharedPostId: isBlank ? null : row.shared_post_id,
    sharedPost: isBlank ? null : sharedPost,
    ...(replyTo && !isBlank && { replyTo }),
    clientMessageId: row.client_message_id,
    createdAt: row.created_at.toISOString(),
    ...presentEdits(row),
    status: row.status,
    moderationLevel: row.moderation_level,
    isUnsent,
    isHidden,
    ...(isBlank ? uncovered : presentCover(row, row.sender_id, viewer)),
    ...(row.has_inert_links && { hasInertLinks: true as const }),
    reactions: isUnsent ? {} : row.reactions ?? {},
  };
}

/** All of its pictures, in their order. */
function listPictures(row: MessageRow): PictureRow[] {
  if (row.image_id === null || row.image_width === null || row.image_height === null) return [];
  const first = {
    id: row.image_id,
    alt: row.image_alt,
    width: row.image_width,
    height: row.image_height,
    placeholder: row.image_placeholder ?? "",
    madeWithAi: row.image_made_with_ai === true,
    isAnimated: row.image_is_animated === true,
    isHeld: row.image_is_held === true,
  };
  return [first, ...row.further_images ?? []];
}

/** The first of those that are shown has the address that older clients know. */
function pathOf(messageId: string, imageId: string | null, size: "full" | "thumbnail"): string {
  const query = size === "thumbnail" ? "?size=thumbnail" : "";
  return `/api/messages/${messageId}/${imageId === null ? "image" : `images/${imageId}`}${query}`;
}

/**
 * True when a later verdict lowered it beyond the chat's level (messages.2). Its sender still sees
 * it, as with posts.
 */
export function isHiddenFrom(
  viewer: Viewer,
  message: Pick<MessageRow, "sender_id" | "moderation_level" | "other_filter">,
): boolean {
  if (message.sender_id === viewer.id) return false;
  const { moderation_level: level } = message;
  return level === null || !fitsChat(level, getChatLevel(viewer.filter, message.other_filter));
}
