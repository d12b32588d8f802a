import type { ConversationState } from "#shared/messages/rules.ts";
import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { Cover } from "#shared/moderation/decide-cover.ts";
import { findPossibleMentions } from "#shared/posts/hashtags-mentions-links.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Tx } from "../../../db/open-database.ts";
import { searchOfText } from "../../../db/search-of-text.ts";
import { type CoverRow, setCover } from "../../moderation/covers/cover-fragments.ts";
import { lockConversationsOf } from "../lock-conversations-fragments.ts";

/** A message that its sender may edit, as it is before the edit. */
interface MessageToEdit extends Pick<CoverRow, "cover_words" | "cover_topics"> {
  readonly revision: number;
  readonly content: string;
  readonly moderation_level: ModerationLevel | null;
  /** The conversation's state for the receiver. */
  readonly receiver_state: ConversationState | null;
}

/** With its conversation. Null when it was unsent or removed meanwhile. */
export async function lockMessageToEdit(
  tx: Tx,
  { id, senderId }: { readonly id: string; readonly senderId: string },
): Promise<MessageToEdit | null> {
  await tx`${lockConversationsOf(tx, [id])}`;
  const [row] = await tx<MessageToEdit[]>`
    select
      e.revision, e.content, e.moderation_level, e.cover_words, e.cover_topics,
      (
        select side.state
        from conversation_members side
        where side.member_id = e.receiver_id and side.other_id = e.sender_id
      ) as receiver_state
    from messages e
    where e.id = ${id} and e.sender_id = ${senderId} and e.unsent_at is null
    for no key update`;
  return row ?? null;
}

interface Edit {
  readonly id: string;
  readonly content: string;
  readonly cover: Cover | null;
  readonly foundTopics: readonly CoverTopic[];
  readonly keepsPictures: boolean;
  readonly level: ModerationLevel | null;
  readonly at: Date;
}

/** Puts an edit in the place of a locked message, as the latest change of its conversation. */
export async function writeEditOfMessage(
  tx: Tx,
  { id, content, cover, foundTopics: found, keepsPictures, level, at }: Edit,
): Promise<void> {
  const search = searchOfText(content);
  await tx`
    update messages
    set
      content = ${content},
      mentions = existing_names(${findPossibleMentions(content)}::text[], sender_id, ${at}),
      search_text = ${search.search_text},
      search_tokens = ${search.search_tokens}::text::tsvector,
      moderation_level = ${level},
      ${setCover(tx, { cover, found, keepsPictures })},
      revision = revision + 1,
      edited_at = ${at}
    where id = ${id}`;
  await tx`select touch_message(${id})`;
}
