import { uuidv7 } from "uuidv7";
import type { Sql, Tx } from "../../../../server/db/open-database.ts";
import { startPromotion } from "../../../../server/features/promotions/promote-post.ts";
import {
  advancePromotion,
  insertPromotionEvent,
  insertPromotionView,
} from "../../../../server/features/promotions/promotion-queries.ts";
import { endPromotion } from "../../../../server/features/promotions/stop-promotion.ts";
import type { Community, Member, Post } from "../compose/community.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The member whose /promotion-results has something of everything. */
const promoter = "amara_osei";

interface Run {
  readonly post: Post;
  readonly hours: number;
  readonly startedAt: Date;
  readonly stoppedAt?: Date;
}

/** Starts the promotions and counts their views, through the product's own statements. */
export async function savePromotions(tx: Tx, community: Community, now: Date): Promise<void> {
  const { posts } = community;
  const promoted = posts.filter(({ promotedHours }) => promotedHours !== null);
  const running = promoted.map((post, index): Run => {
    const minutes = isByPromoter(community, post) ? 9 * 60 + 40 : 70 + index * 25;
    const startedAt = new Date(now.getTime() - minutes * minuteMs);
    return { post, hours: post.promotedHours ?? 0, startedAt };
  });
  for (const [index, run] of [...earlierRuns(community, now), ...running].entries()) {
    await saveRun(tx, community, { run, index, now });
  }
}

function isByPromoter({ members }: Community, { authorId }: Post): boolean {
  return members.find(({ id }) => id === authorId)?.person.username === promoter;
}

/** Two promotions that are over: one for its whole time, one stopped by its author. */
function earlierRuns(community: Community, now: Date): readonly Run[] {
  const [first, second] = community.posts.filter((post) =>
    isByPromoter(community, post) && post.promotedHours === null && post.classified.level === "top"
  );
  if (!first || !second) throw new Error("The promoter has too few posts");
  const after = (post: Post, hours: number) => new Date(post.createdAt.getTime() + hours * hourMs);
  const runs = [
    { post: first, hours: 12, startedAt: after(first, 2) },
    { post: second, hours: 48, startedAt: after(second, 1), stoppedAt: after(second, 7.5) },
  ];
  return runs.filter(({ startedAt, hours }) => startedAt.getTime() + hours * hourMs < now.getTime())
    // Lists follow the ids, which are given in this order.
    .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
}

interface Saved {
  readonly run: Run;
  readonly index: number;
  readonly now: Date;
}

async function saveRun(tx: Tx, community: Community, { run, index, now }: Saved): Promise<void> {
  const { post, hours, startedAt, stoppedAt } = run;
  const author = community.members.find(({ id }) => id === post.authorId);
  if (!author) throw new Error("A promoted post has no author");
  const id = uuidv7();
  const member = viewerOf(author);
  const started = await startPromotion(tx, { id, postId: post.id, member, hours, at: startedAt });
  if (started?.outcome !== "started") throw new Error(`A promotion did not start: ${started?.outcome}`);
  const endsAt = new Date(startedAt.getTime() + hours * hourMs);
  const until = new Date(Math.min(stoppedAt?.getTime() ?? Infinity, endsAt.getTime(), now.getTime()));
  for (let hour = 0; startedAt.getTime() + hour * hourMs < until.getTime(); hour++) {
    await saveHour(tx, community, { id, author, postId: post.id, hour, startedAt, until, index });
  }
  if (stoppedAt) await endPromotion(tx, { id, memberId: author.id, at: stoppedAt });
  else if (endsAt <= now) await advancePromotion(tx, id, endsAt);
}

interface Hour {
  readonly id: string;
  readonly author: Member;
  readonly postId: string;
  readonly hour: number;
  readonly startedAt: Date;
  readonly until: Date;
  readonly index: number;
}

/** The views of one hour, more in some hours than in others, and what some viewers did. */
async function saveHour(tx: Sql, { members, ties }: Community, hour: Hour): Promise<void> {
  const { id, author, postId, startedAt, until, index } = hour;
  const likers = new Set(ties.postLikes.filter(({ to }) => to === postId).map(({ from }) => from));
  const few = 7 - ((hour.hour * 2 + index) % 5);
  const seenBy = members.filter((member, place) =>
    member !== author && (place + index + hour.hour) % few === 0
  );
  const from = startedAt.getTime() + hour.hour * hourMs;
  const length = Math.min(hourMs, until.getTime() - from);
  for (const [turn, member] of seenBy.entries()) {
    const at = new Date(from + (turn + 1) * length / (seenBy.length + 1));
    const viewer = viewerOf(member);
    await insertPromotionView(tx, { id, viewer, at });
    if (turn % 3 === 0) await insertPromotionEvent(tx, { id, viewer, at, type: "postClick" });
    if (turn % 5 === 4) await insertPromotionEvent(tx, { id, viewer, at, type: "ttsPlay" });
    if (likers.has(member.id)) await insertPromotionEvent(tx, { id, viewer, at, type: "like" });
  }
}

function viewerOf({ id, person }: Member) {
  return { id, filter: person.filter ?? "top" } as const;
}
