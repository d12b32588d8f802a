import { uuidv7 } from "uuidv7";
import type { Sql, Tx } from "../../../../server/db/open-database.ts";
import { restoreMember } from "../../../../server/features/admin/members/suspension-queries.ts";
import { suspendAsAdministrator } from "../../../../server/features/cases/decide/suspend-as-administrator.ts";
import { removeAsAdministrator } from "../../../../server/features/cases/decide/remove-as-administrator.ts";
import { detectWrittenLanguage } from "../../../../server/classifier/detect-written-language.ts";
import { searchColumns } from "../../../../server/features/posts/search/search-columns.ts";
import { type Community, dayMs, type Member } from "../compose/community.ts";
import { createIdAt, createSeededRandom } from "../random.ts";

const spam = "Followers for sale! 10,000 in one night, write to me. Results guaranteed.";
const spamBelow = "Great post!! See my profile for how I grew to 50k.";

/**
 * When each member was last here, as far as the demo knows: their last post, comment or like before
 * they were suspended.
 */
export async function saveLastSeen(tx: Sql): Promise<void> {
  await tx`
    update members m
    set last_seen_at = least(
      m.suspended_at,
      greatest(
        m.created_at,
        (select max(created_at) from posts p where p.author_id = m.id),
        (select max(created_at) from comments c where c.author_id = m.id),
        (select max(created_at) from post_likes l where l.member_id = m.id)
      )
    )`;
}

/** Writes the administrator's removals and suspensions as the product does. */
export async function saveAdministration(tx: Tx, community: Community, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const actor = findAdministrator(community);
  const act = (reason: string, days: number) => ({
    id: uuidv7(),
    caseId: uuidv7(),
    actor,
    reason,
    at: daysAgo(days),
  });
  const [spammer, mistaken] = [named(community, "max.vance"), named(community, "mateo.rivas")];

  const suspend = (given: ReturnType<typeof act> & { memberId: string }) =>
    suspendAsAdministrator(tx, { ...given, action: "suspend_user" }, []);
  await suspend({ ...act("Posts that look automatic", 9), memberId: mistaken.id });
  const restored = {
    ...act("They were written by hand after all. Sorry, Mateo!", 8.9),
    memberId: mistaken.id,
  };
  await restoreMember(tx, { ...restored, action: "restore_user" });

  const postId = await writePost(tx, spammer, daysAgo(2.1));
  const removal = { ...act("Selling followers", 2), kind: "post", subjectId: postId } as const;
  await removeAsAdministrator(tx, { ...removal, action: "remove_post" });
  const commentId = await writeComment(tx, spammer, community, daysAgo(1.1));
  const below = { ...act("Advertising", 1), kind: "comment", subjectId: commentId } as const;
  await removeAsAdministrator(tx, { ...below, action: "remove_comment" });
  await suspend({ ...act("Advertising again, after two warnings", 0.9), memberId: spammer.id });
}

/** The administrator as the audit names them. */
export function findAdministrator({ members }: Community): { id: string; username: string } {
  const found = members.find(({ person }) => person.isAdministrator);
  if (!found) throw new Error("The demo has no administrator");
  return { id: found.id, username: found.person.username };
}

function named({ members }: Community, username: string): Member {
  const found = members.find(({ person }) => person.username === username);
  if (!found) throw new Error(`The demo has no ${username}`);
  return found;
}

async function writePost(tx: Sql, { id: authorId }: Member, at: Date): Promise<string> {
  const id = createIdAt(createSeededRandom(at.getTime()), at);
  const row = {
    id,
    author_id: authorId,
    content: spam,
    language: detectWrittenLanguage(spam),
    ...searchColumns({ id, content: spam }),
    moderation_level: "high",
    created_at: at,
  };
  await tx`insert into posts ${tx(row)}`;
  await tx`update members set posts_count = posts_count + 1 where id = ${authorId}`;
  await tx`select wake_follows(${authorId})`;
  return id;
}

async function writeComment(
  tx: Sql,
  { id: authorId }: Member,
  { posts }: Community,
  at: Date,
): Promise<string> {
  const id = uuidv7();
  const below = posts.find((post) => post.createdAt < at && post.authorId !== authorId);
  if (!below) throw new Error("The demo has no post to comment on");
  const row = {
    id,
    post_id: below.id,
    author_id: authorId,
    content: spamBelow,
    moderation_level: "high",
    created_at: at,
  };
  await tx`insert into comments ${tx(row)}`;
  await tx`update posts set comments_count = comments_count + 1 where id = ${below.id}`;
  return id;
}
