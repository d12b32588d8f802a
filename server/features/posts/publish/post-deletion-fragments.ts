import type { Fragment, Sql } from "../../../db/open-database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { selectGoneNotifications } from "../../notifications/notify-fragments.ts";

/**
 * Columns of the final select of a statement that deletes a post, read from its CTE `gone` (`id`,
 * `image_id`): jobs that remove image and audio files, and as `gone` the notifications deleted with
 * it.
 */
export function deletedPostColumns(sql: Sql): Fragment {
  const removeImage = enqueue(sql, "remove_image", { imageId: sql`gone.image_id` });
  const removeAudio = enqueue(sql, "settle_audio", {});
  return sql`
      case when gone.image_id is not null then ${removeImage} end as image_job,
      case when exists (select from post_audio audio where audio.post_id = gone.id) then ${removeAudio} end as audio_job,
      ${selectGoneNotifications(sql, sql`gone.id`)} as gone`;
}
