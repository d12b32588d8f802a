import { mediaUrl } from "#shared/media/rules.ts";
import type { DirectMessage } from "#shared/messages/contract.ts";
import type { EmbeddedPost } from "#shared/posts/shapes.ts";
import type { MessageRow } from "./queries.ts";

export function presentMessage(row: MessageRow, sharedPost: EmbeddedPost | null): DirectMessage {
  return {
    id: row.id,
    senderId: row.sender_id,
    receiverId: row.receiver_id,
    content: row.content,
    imageUrl: row.image_id && mediaUrl(row.image_id),
    sharedPostId: row.shared_post_id,
    sharedPost,
    clientMessageId: row.client_message_id,
    createdAt: row.created_at.toISOString(),
    status: row.read_at ? "read" : row.delivered_at ? "delivered" : "sent",
    moderationLevel: row.moderation_level,
    reactions: {},
  };
}
