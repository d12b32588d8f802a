import { t } from "@lingui/core/macro";
import { type CoverTopic, coverTopicNames } from "#shared/moderation/cover-topics.ts";
import type { Covered } from "#shared/moderation/is-under-cover.ts";
import { showText } from "../../lib/language/show-text.ts";
import { joinWithCommas } from "../../lib/text/join-words.ts";

/** The line that stands over covered content (posts.24). */
export function writeCoverLine({ coveredBy, coverWords, coverTopics = [] }: Covered): string {
  const topics = nameTopics(coverTopics);
  if (coveredBy === "author") return coverWords || topics || t`Covered`;
  // A server of an earlier release has moderators' covers alone.
  if (coveredBy === "moderator" || coveredBy === undefined) {
    return topics === "" ? t`A moderator covered this.` : t`A moderator covered this: ${topics}`;
  }
  return topics === "" ? t`Covered` : t`Covered by your choice: ${topics}`;
}

/** The names of topics, in one line. */
export function nameTopics(topics: readonly CoverTopic[]): string {
  // A server of a later release may have further topics.
  return joinWithCommas(
    topics.filter((topic) => topic in coverTopicNames).map((topic) => showText(coverTopicNames[topic])),
  );
}
