import { type Community, dayMs, type Member } from "./community.ts";
import { composeAsked } from "./compose-asked.ts";
import { composeHardNight } from "./compose-hard-night.ts";
import { composePosts } from "./compose-posts.ts";
import { composeRepeats } from "./compose-repeats.ts";
import { composeFollowsAndLikes } from "./compose-follows-and-likes.ts";
import { idAt, type Random } from "../random.ts";
import { people, personNamed } from "../texts/members.ts";

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
    const inviter = person.invitedBy && joined.get(personNamed(person.invitedBy));
    if (!inviter) continue;
    const sinceMs = now.getTime() - 31 * dayMs - inviter.getTime();
    joined.set(person, new Date(inviter.getTime() + sinceMs * (0.2 + 0.7 * random.next())));
  }
  const ids = new Map([...joined].map(([person, at]) => [person, idAt(random, at)]));
  return [...joined].map(([person, createdAt]): Member => ({
    id: ids.get(person) ?? "",
    person,
    invitedById: person.invitedBy ? ids.get(personNamed(person.invitedBy)) ?? null : null,
    createdAt,
  }));
}
