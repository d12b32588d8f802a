import { lisaId } from "#shared/assistant/lisa.ts";
import { idAt, seededRandom } from "../random.ts";
import { askedInPosts } from "../texts/lisa.ts";
import type { Comment, Member, Post } from "./community.ts";
import { classified } from "./compose-posts.ts";

const hourMs = 60 * 60 * 1000;

/** Posts that ask Lisa, each with her answer half a minute later. */
export function composeAsked(members: readonly Member[], now: Date): { posts: Post[]; comments: Comment[] } {
  const random = seededRandom(83);
  const posts: Post[] = [];
  const comments: Comment[] = [];
  for (const { author, question, answer, hoursAgo } of askedInPosts) {
    const authorId = members.find(({ person }) => person.username === author)?.id;
    if (!authorId) throw new Error(`${author} is no member`);
    const createdAt = new Date(now.getTime() - hoursAgo * hourMs);
    const answeredAt = new Date(createdAt.getTime() + 30_000);
    const id = idAt(random, createdAt);
    const written = { content: question, classified: classified(question), createdAt };
    posts.push({ id, authorId, ...written, quotedPostId: null, scene: null, promotedHours: null });
    comments.push({
      id: idAt(random, answeredAt),
      postId: id,
      parentId: null,
      authorId: lisaId,
      content: answer,
      classified: classified(answer),
      createdAt: answeredAt,
    });
  }
  return { posts, comments };
}
