import { fitsChat, getChatLevel } from "#shared/messages/rules.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { EmbeddedPost } from "#shared/posts/post-shapes.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import { presentMentions } from "../members/present.ts";
import type { MessageRow } from "./fragments.ts";

/** The shared post as the viewer sees it: null when it is gone or hidden from them. */
export function presentMessage(
  row: MessageRow,
  viewer: Viewer,
  sharedPost: EmbeddedPost | null,
): DirectMessage {
  const isUnsent = row.unsent_at !== null;
  const isHidden = !isUnsent && isHiddenFrom(viewer, row);
  const isBlank = isUnsent || isHidden;
  const isHeld = row.image_is_held === true;
  const hasImage = row.image_id !== null && !isBlank && !isHeld;
  return {
    id: row.id,
    senderId: row.sender_id,
    receiverId: row.receiver_id,
    position: row.position,
    version: row.version,
    content: isBlank ? "" : row.content,
    mentions: isBlank ? [] : presentMentions(row),
    imageUrl: hasImage ? `/api/messages/${row.id}/image` : null,
    images: [],
    ...(isHeld && !isBlank && { isImageHeld: true as const }),
    imageAlt: hasImage ? row.image_alt : "",
    imageWidth: hasImage ? row.image_width : null,
    imageHeight: hasImage ? row.image_height : null,
    isImageAnimated: hasImage && row.image_is_animated === true,
    madeWithAi: hasImage && row.image_made_with_ai === true,
    sharedPostId: isBlank ? null : row.shared_post_id,
    sharedPost: isBlank ? null : sharedPost,
    clientMessageId: row.client_message_id,
    createdAt: row.created_at.toISOString(),
    status: row.status,
    moderationLevel: row.moderation_level,
    isUnsent,
    isHidden,
    isCovered: !isBlank && row.is_covered,
    ...(row.has_inert_links && { hasInertLinks: true as const }),
    reactions: isUnsent ? {} : row.reactions ?? {},
  };
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
