import { hideLength } from "../../db/hide-length.ts";
import type { Fragment, Tx } from "../../db/open-database.ts";

/**
 * The statement that adds the jobs that make the CDN forget the audio of posts that nobody may hear
 * any more (storage.5): now, and again in a minute, when nothing under way can bring it back.
 */
export function purgeAudioOf(tx: Tx, postIds: readonly string[]): Fragment {
  return tx`
    select purge_file('audio', a.id, seconds)
    from post_audio a, unnest(array[0, 60]) as seconds
    where a.post_id = any(${hideLength(tx, postIds)})
      and a.state = 'ready'`;
}
