import { createIdAt, createSeededRandom, getItemAt } from "../random.ts";
import type { Community, Member, Post } from "./community.ts";
import { classified, drawAwakeTime } from "./compose-posts.ts";

const minuteMs = 60_000;
/** After which entry of the feed's first page each original stands. */
const places = { reposted: 4, quoted: 8 };

/**
 * Lets one member repost and another quote a post of the feed's first page, so that the feed shows
 * what a list makes of a post that it has twice.
 */
export function composeRepeats(community: Community, now: Date): Community {
  const random = createSeededRandom(97);
  const { members, posts, ties } = community;
  const recent = posts.filter(({ createdAt, classified: { level }, quotedPostId }) =>
    createdAt.getTime() < now.getTime() - 20 * minuteMs && level === "top" && quotedPostId === null
  ).toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const [reposted, quoted] = [getItemAt(recent, places.reposted), getItemAt(recent, places.quoted)];
  const [repostedAt, quotedAt] = [
    new Date(now.getTime() - 9 * minuteMs),
    new Date(now.getTime() - 14 * minuteMs),
  ];
  const reposter = readerOf(community, reposted, repostedAt);
  const quoter = readerOf(
    { ...community, members: members.filter((one) => one !== reposter) },
    quoted,
    quotedAt,
  );
  const content = "Keeping this one for a grey afternoon. It will know what to do.";
  const quote: Post = {
    id: createIdAt(random, quotedAt),
    authorId: quoter.id,
    content,
    classified: classified(content),
    quotedPostId: quoted.id,
    createdAt: quotedAt,
    scene: null,
    promotedHours: null,
  };
  const repost = {
    id: createIdAt(random, repostedAt),
    from: reposter.id,
    to: reposted.id,
    createdAt: repostedAt,
  };
  return { ...community, posts: [...posts, quote], ties: { ...ties, reposts: [...ties.reposts, repost] } };
}

/** A member who may act on the post and has not reposted it; one who is awake then, if there is. */
function readerOf({ members, ties }: Pick<Community, "members" | "ties">, post: Post, at: Date): Member {
  const away = new Set([
    post.authorId,
    ...ties.blocks.filter(({ to }) => to === post.authorId).map(({ from }) => from),
    ...ties.blocks.filter(({ from }) => from === post.authorId).map(({ to }) => to),
    ...ties.reposts.filter(({ to }) => to === post.id).map(({ from }) => from),
  ]);
  const readers = members.filter(({ id, person }) => !away.has(id) && person.likes.length > 0);
  return readers.find(({ person }) => drawAwakeTime(at, person.timeZone) === at) ?? getItemAt(readers, 0);
}
