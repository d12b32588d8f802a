import type { Language } from "#shared/language/languages.ts";
import { formatMessagePreview } from "#shared/messages/preview.ts";
import { getChatLevel } from "#shared/messages/rules.ts";
import type { Conversation } from "#shared/messages/shapes.ts";
import type { TextViewer } from "../../../db/visibility/viewer.ts";
import { writeText } from "../../../language/write-text.ts";
import { presentCoverOfPreview } from "../../moderation/covers/present-cover.ts";
import { presentCard } from "../../members/present.ts";
import { isHiddenFrom } from "../present.ts";
import type { ConversationRow } from "./conversation-queries.ts";

export function presentConversation(
  row: ConversationRow,
  viewer: TextViewer,
  language: Language,
): Conversation {
  return {
    user: presentCard(row),
    state: row.state ?? "open",
    lastMessage: lastMessageOf(row, viewer, language),
    lastMessageAt: row.last_message_at?.toISOString() ?? null,
    lastMessageSenderId: row.sender_id,
    unreadCount: row.unread_count ?? 0,
    mutedUntil: row.muted_until?.toISOString() ?? null,
    isBlocked: row.is_blocked,
    isBlockedBy: row.is_blocked_by,
    isWaiting: row.is_waiting,
    chatLevel: getChatLevel(viewer.filter, row.other_filter),
  };
}

function lastMessageOf(row: ConversationRow, viewer: TextViewer, language: Language): string | null {
  const { sender_id, content } = row;
  if (sender_id === null || content === null) return null;
  return formatMessagePreview({
    content,
    pictures: row.pictures,
    hasSharedPost: row.shared_post_id !== null,
    sharedPostBy: row.shared_post_by,
    isUnsent: row.is_unsent,
    isHidden: isHiddenFrom(viewer, { ...row, sender_id }),
    isUnchecked: row.moderation_level === null,
    ...presentCoverOfPreview(row, sender_id, viewer),
  }, (text) => writeText(text, language));
}
