import { hideLength } from "../../db/hide-length.ts";
import type { Fragment, Tx } from "../../db/open-database.ts";

/** The statement that locks the conversations of messages, in the order of `lock_conversations`. */
export function lockConversationsOf(tx: Tx, messageIds: readonly string[]): Fragment {
  return tx`
    select from conversations
    where id in (select conversation_id from messages where id = any(${hideLength(tx, messageIds)}))
    order by low_id, high_id
    for no key update`;
}
