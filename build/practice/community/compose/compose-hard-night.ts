import { idAt, seededRandom } from "../random.ts";
import { hardNight } from "../texts/texts-for-any-member.ts";
import type { Comment, Community, Post } from "./community.ts";
import { classified } from "./compose-posts.ts";

const minuteMs = 60_000;
const hoursAgo = 20;

/** Adds a post of distress (moderation.13), with what people close to its author write below it. */
export function composeHardNight(community: Community, now: Date): Community {
  const random = seededRandom(84);
  const begin = now.getTime() - hoursAgo * 60 * minuteMs;
  const idOf = (name: string) => {
    const id = community.members.find(({ person }) => person.username === name)?.id;
    if (!id) throw new Error(`${name} is no member`);
    return id;
  };
  const written = (text: string, at: Date) => ({
    content: text,
    classified: classified(text),
    createdAt: at,
  });
  const post: Post = {
    id: idAt(random, new Date(begin)),
    authorId: idOf(hardNight.author),
    ...written(hardNight.text, new Date(begin)),
    quotedPostId: null,
    scene: null,
    promotedHours: null,
  };
  const talk = hardNight.talk.map(({ author, text }, index): Comment => {
    const at = new Date(begin + (index + 1) * 4 * minuteMs);
    return {
      id: idAt(random, at),
      postId: post.id,
      parentId: null,
      authorId: idOf(author),
      ...written(text, at),
    };
  });
  return { ...community, posts: [...community.posts, post], comments: [...community.comments, ...talk] };
}
