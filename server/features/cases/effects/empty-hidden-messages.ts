import { hideLength } from "../../../db/hide-length.ts";
import type { Tx } from "../../../db/open-database.ts";
import { lockConversationsOf } from "../../messages/lock-conversations-fragments.ts";

/**
 * Empties those of some messages that are hidden, as `unsend_message` does, when they can no longer
 * be restored: their places stay. Their images are removed.
 */
export async function emptyHiddenMessages(tx: Tx, messageIds: readonly string[]): Promise<void> {
  await tx`${lockConversationsOf(tx, messageIds)}`;
  const hidden = await selectHidden(tx, messageIds);
  await emptyMessages(tx, hidden.map(({ id }) => id));
  await removeImages(tx, hidden.flatMap(({ imageId }) => imageId ?? []));
}

interface HiddenRow {
  readonly id: string;
  readonly imageId: string | null;
}

async function selectHidden(tx: Tx, messageIds: readonly string[]): Promise<readonly HiddenRow[]> {
  return await tx<HiddenRow[]>`
    select id, image_id as "imageId"
    from messages
    where id = any(${hideLength(tx, messageIds)})
      and removed_at is not null`;
}

async function emptyMessages(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`
    update messages
    set content = '', mentions = '{}', image_id = null, image_alt = '', shared_post_id = null, removed_at = null,
      search_text = null, search_tokens = null
    where id = any(${hideLength(tx, ids)})`;
  await tx`delete from message_reactions where message_id = any(${hideLength(tx, ids)})`;
  await tx`delete from element_moderations where message_id = any(${hideLength(tx, ids)})`;
}

async function removeImages(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`
    with removed as (
      update images set is_removed = true where id = any(${hideLength(tx, ids)})
    )
    select remove_media('/api/media/' || id) from unnest(${hideLength(tx, ids)}) as id`;
}
