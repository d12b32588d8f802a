import { type Comment, type Community, dayMs, type Member, type Post } from "./community.ts";
import { classified, composePosts } from "./compose-posts.ts";
import { composeRepeats } from "./compose-repeats.ts";
import { composeFollowsAndLikes } from "./compose-follows-and-likes.ts";
import { createIdAt, createSeededRandom, type Random } from "../random.ts";
import { findPerson, people } from "../texts/members.ts";
import { lisaId } from "#shared/assistant/lisa.ts";
import { askedInPosts } from "../texts/lisa.ts";
import { hardNight } from "../texts/texts-for-any-member.ts";

const minuteMs = 60_000;
const hoursAgo = 20;

/** Adds a post of distress (moderation.13), with what people close to its author write below it. */
function composeHardNight(community: Community, now: Date): Community {
  const random = createSeededRandom(84);
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
    id: createIdAt(random, new Date(begin)),
    authorId: idOf(hardNight.author),
    ...written(hardNight.text, new Date(begin)),
    quotedPostId: null,
    scene: null,
    promotedHours: null,
  };
  const talk = hardNight.talk.map(({ author, text }, index): Comment => {
    const at = new Date(begin + (index + 1) * 4 * minuteMs);
    return {
      id: createIdAt(random, at),
      postId: post.id,
      parentId: null,
      authorId: idOf(author),
      ...written(text, at),
    };
  });
  return { ...community, posts: [...community.posts, post], comments: [...community.comments, ...talk] };
}

/** Composes the community of the thirty days before `now`; the same seed gives the same one. */
export function composeCommunity(random: Random, now: Date): Community {
  const members = composeMembers(random, now);
  const composed = composePosts(random, members, now);
  const asked = composeAsked(members, now);
  const posts = [...composed.posts, ...asked.posts];
  const comments = [...composed.comments, ...asked.comments];
  const community = {
    members,
    posts,
    comments,
    ties: composeFollowsAndLikes(random, { members, posts, comments }, now),
  };
  return composeHardNight(composeRepeats(community, now), now);
}

/** The administrator joined first; invited members joined after their inviter. */
function composeMembers(random: Random, now: Date): Member[] {
  const joined = new Map(people.map((person) => {
    const ageDays = person.isAdministrator ? 125 : 33 + random.next() * 90;
    return [person, new Date(now.getTime() - ageDays * dayMs)];
  }));
  for (const person of people) {
    const inviter = person.invitedBy && joined.get(findPerson(person.invitedBy));
    if (!inviter) continue;
    const sinceMs = now.getTime() - 31 * dayMs - inviter.getTime();
    joined.set(person, new Date(inviter.getTime() + sinceMs * (0.2 + 0.7 * random.next())));
  }
  const ids = new Map([...joined].map(([person, at]) => [person, createIdAt(random, at)]));
  return [...joined].map(([person, createdAt]): Member => ({
    id: ids.get(person) ?? "",
    person,
    invitedById: person.invitedBy ? ids.get(findPerson(person.invitedBy)) ?? null : null,
    createdAt,
  }));
}

const hourMs = 60 * 60 * 1000;

/** Posts that ask Lisa, each with her answer half a minute later. */
function composeAsked(members: readonly Member[], now: Date): { posts: Post[]; comments: Comment[] } {
  const random = createSeededRandom(83);
  const posts: Post[] = [];
  const comments: Comment[] = [];
  for (const { author, question, answer, hoursAgo } of askedInPosts) {
    const authorId = members.find(({ person }) => person.username === author)?.id;
    if (!authorId) throw new Error(`${author} is no member`);
    const createdAt = new Date(now.getTime() - hoursAgo * hourMs);
    const answeredAt = new Date(createdAt.getTime() + 30_000);
    const id = createIdAt(random, createdAt);
    const written = { content: question, classified: classified(question), createdAt };
    posts.push({ id, authorId, ...written, quotedPostId: null, scene: null, promotedHours: null });
    comments.push({
      id: createIdAt(random, answeredAt),
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
