import type { Fragment, Sql } from "../../../db/open-database.ts";

/** The ready audio of a post: voice → id. */
export type AudioColumn = Readonly<Record<string, string>>;

/** The expression of a post's `AudioColumn`, by the unique key. */
export function audioColumn(sql: Sql, postId: Fragment): Fragment {
  return sql`(
    select coalesce(json_object_agg(audio.voice, audio.id), '{}')
    from post_audio audio
    where audio.post_id = ${postId}
      and audio.state = 'ready'
  )`;
}
