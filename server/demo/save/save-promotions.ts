import { uuidv7 } from "uuidv7";
import type { Sql } from "../../db/client.ts";
import { insertEvent, insertView, startPromotion } from "../../features/promotions/queries.ts";
import type { Community, Member } from "../compose/community.ts";

const minuteMs = 60_000;

/** Starts the promotions and counts who saw them since, through the product's own statements. */
export async function savePromotions(tx: Sql, { members, posts, ties }: Community, now: Date): Promise<void> {
  const promoted = posts.filter(({ promotedHours }) => promotedHours !== null);
  for (const [index, post] of promoted.entries()) {
    const author = members.find(({ id }) => id === post.authorId);
    if (!author) throw new Error("A promoted post has no author");
    const id = uuidv7();
    const startedAt = new Date(now.getTime() - (70 + index * 25) * minuteMs);
    const started = await startPromotion(tx, {
      id,
      postId: post.id,
      member: viewerOf(author),
      hours: post.promotedHours ?? 0,
      at: startedAt,
    });
    if (started?.outcome !== "started") throw new Error(`A promotion did not start: ${started?.outcome}`);
    const likers = new Set(ties.postLikes.filter(({ to }) => to === post.id).map(({ from }) => from));
    const seenBy = members.filter((member, place) => member !== author && (place + index) % 3 === 0);
    for (const [turn, member] of seenBy.entries()) {
      const at = new Date(startedAt.getTime() + (turn + 1) * (now.getTime() - startedAt.getTime()) / 20);
      const viewer = viewerOf(member);
      await insertView(tx, { id, viewer, at });
      if (turn % 3 === 0) await insertEvent(tx, { id, viewer, at, type: "postClick" });
      if (likers.has(member.id)) await insertEvent(tx, { id, viewer, at, type: "like" });
    }
  }
}

function viewerOf({ id, person }: Member) {
  return { id, filter: person.filter ?? "top" } as const;
}
