import { audioUrl } from "#shared/speech/rules.ts";
import type { Fragment, Sql } from "../../db/client.ts";

/** The audio there is of a post: voice → id. */
export type AudioColumn = Readonly<Record<string, string>>;

/** Who looks at a post, and the voice they like. */
export interface Listener {
  readonly id: string;
  readonly voice: string;
}

/** The expression of a post's `AudioColumn`, by the unique key. */
export function audioColumn(sql: Sql, postId: Fragment): Fragment {
  return sql`(
    select coalesce(json_object_agg(audio.voice, audio.id), '{}')
    from post_audio audio
    where audio.post_id = ${postId}
      and audio.state = 'ready'
  )`;
}

/**
 * The audio a member is offered: in their own voice, since each voice is paid for apart (decision 40). The author is offered any
 * there is: it is theirs to hear and to remove.
 */
export function presentAudio(audio: AudioColumn, authorId: string, listener: Listener): string | null {
  const own = audio[listener.voice];
  const id = own ?? (listener.id === authorId ? Object.values(audio)[0] : undefined);
  return id ? audioUrl(id) : null;
}
