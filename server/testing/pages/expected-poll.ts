import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Poll } from "#shared/polls/poll-shapes.ts";
import type { StoredPost } from "./read-community.ts";
import type { ViewersEyes } from "./viewers-eyes.ts";

/** The poll of a post for a viewer, counted vote by vote (posts.28). */
export function expectedPoll({ all, viewerId, now }: ViewersEyes, post: StoredPost): Poll | null {
  const poll = all.polls.find(({ post_id }) => post_id === post.id);
  if (!poll) return null;
  const votes = all.poll_votes.filter(({ post_id }) => post_id === post.id);
  const own = votes.find(({ voter_id }) => voter_id === viewerId)?.choice ?? 0;
  const hasEnded = now >= poll.ends_at;
  const isNear = own > 0 || post.author_id === viewerId;
  const isShown = hasEnded || (isNear && votes.length >= 5);
  const chosen = (choice: number, place: number) => Math.floor(choice / 2 ** place) % 2 === 1;
  return {
    answers: poll.answers.map((content, place) => ({
      id: poll.answer_ids[place] ?? "",
      content,
      votesCount: isShown ? votes.filter(({ choice }) => chosen(choice, place)).length : null,
    })),
    isMultiple: poll.is_multiple,
    endsAt: poll.ends_at.toISOString(),
    hasEnded,
    votesCount: isShown ? votes.length : null,
    ownAnswerIds: poll.answer_ids.filter((_, place) => chosen(own, place)),
    ...wordsSince(all.revisions, post, poll.voted_revision),
  };
}

function wordsSince(
  revisions: ViewersEyes["all"]["revisions"],
  post: StoredPost,
  votedRevision: number | null,
): Pick<Poll, "isEditedSinceVoted" | "formerWords"> {
  const version = revisions.find(({ post_id, number }) => post_id === post.id && number === votedRevision);
  if (!version || (version.content === post.content && !version.removed_at)) {
    return { isEditedSinceVoted: false, formerWords: null };
  }
  const rank = (level: ModerationLevel | null) => level === null ? 9 : moderationLevels.indexOf(level);
  const isWithin = (inner: readonly string[], outer: readonly string[]) =>
    inner.every((one) => outer.includes(one));
  const mayBeRead = version.removed_at === null &&
    post.moderation_level !== null &&
    rank(version.moderation_level) <= rank(post.moderation_level) &&
    (version.moderation_level === "top" || version.only_distress || !post.only_distress) &&
    (post.covered_at !== null || !version.is_covered) &&
    (version.cover_words === null || version.cover_words === post.cover_words) &&
    isWithin(version.cover_topics, post.cover_topics) &&
    isWithin(version.found_topics, post.found_topics);
  return { isEditedSinceVoted: true, formerWords: mayBeRead ? version.content : null };
}
