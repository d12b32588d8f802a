import type { Sql, Tx } from "../../../../server/db/open-database.ts";
import { type Community, dayMs, hourMs } from "../compose/community.ts";
import type { PaintedImage } from "../pictures/paint-pictures.ts";
import type { Pictures } from "../pictures/sketch-pictures.ts";
import { saveActivity } from "./save-activity.ts";
import { findAdministrator, saveAdministration, saveLastSeen } from "./save-administration.ts";
import { saveAnswers } from "./save-answers.ts";
import { saveBots } from "./save-bots.ts";
import { saveCovers } from "./save-covers.ts";
import { saveDrafts } from "./save-drafts.ts";
import { saveEdits } from "./save-edits.ts";
import { saveFormerMonths } from "./save-former-months.ts";
import { saveCases } from "./save-cases.ts";
import { payLisa, saveLisa } from "./save-lisa.ts";
import { saveMembers, saveSizes } from "./save-members.ts";
import { saveMessages } from "./save-messages.ts";
import { readOldNotifications, saveNotifications } from "./save-notifications.ts";
import { savePartialMutes, savePins } from "./save-pins.ts";
import { savePolls } from "./save-polls.ts";
import { savePosts } from "./save-posts.ts";
import { savePromotions } from "./save-promotions.ts";
import { saveThanks } from "./save-thanks.ts";
import { saveFollowsAndLikes } from "./save-follows-and-likes.ts";
import { uuidv7 } from "uuidv7";
import { goldVerifyCost } from "#shared/shop/badge-offers.ts";
import { insertGift } from "../../../../server/features/admin/members/gift-xp.ts";
import { charge } from "../../../../server/features/xp/pay-and-charge-fragments.ts";
import { createIdAt, createSeededRandom, getItemAt } from "../random.ts";
import { saveOrder } from "./save-order.ts";
import { product } from "#shared/product.ts";
import { searchOfNames } from "../../../../server/features/members/name-search.ts";
import { classified } from "../compose/compose-posts.ts";
import { demoWave } from "../texts/cases.ts";

interface Made {
  readonly pictures: Pictures;
  /** Fulfilled when all pictures are painted, which goes on meanwhile. */
  readonly painting: Promise<readonly PaintedImage[]>;
  readonly passwordHash: string;
  readonly now: Date;
  /** Hears what is done next, in words. */
  readonly onStep: (step: string) => void;
}

/**
 * Writes the community inside one transaction: first its content, then its XP,
 * in the order of time.
 */
export async function saveCommunity(
  tx: Tx,
  community: Community,
  { pictures, painting, passwordHash, now, onStep }: Made,
): Promise<void> {
  // The planner knows these tables as empty and would scan them, with every version that this
  // transaction leaves of a row.
  await tx`set local enable_seqscan = off`;
  onStep(`writing ${community.posts.length} posts and ${community.comments.length} comments`);
  await saveMembers(tx, community, pictures, passwordHash);
  await savePosts(tx, community, pictures);
  await saveBots(tx, community, now);
  await saveWave(tx, community, now);
  await saveFollowsAndLikes(tx, community);
  await saveMessages(tx, community, pictures, now);
  await saveLisa(tx, community, now);
  await saveEdits(tx, now);
  await saveCovers(tx);
  await saveAnswers(tx);
  await saveDrafts(tx, now);
  await savePins(tx, now);
  await savePartialMutes(tx, now);
  onStep("paying XP for what the members did");
  await saveActivity(tx, now);
  onStep("notifying the members");
  await saveNotifications(tx, now);
  await saveThanks(tx, now);
  await savePolls(tx, now);
  await savePurchasesAndGifts(tx, community, now);
  await payLisa(tx, community);
  await savePromotions(tx, community, now);
  await saveFormerMonths(tx, community, now);
  await saveCases(tx, community, now);
  await saveAdministration(tx, community, now);
  await saveLastSeen(tx);
  await readOldNotifications(tx, now);
  onStep("painting the last pictures");
  await saveSizes(tx, await painting);
}

/** Writes purchases and gifts of XP, and the badges paid with it. */
async function savePurchasesAndGifts(tx: Tx, community: Community, now: Date): Promise<void> {
  const actor = findAdministrator(community);
  const random = createSeededRandom(29);
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const member of community.members) {
    const { id, person } = member;
    for (const order of person.orders ?? []) await saveOrder(tx, { memberId: id, order, now, random });
    if (person.badge === "goldVerify") await payBadge(tx, id, daysAgo(20.9));
    for (const [week, amount] of (person.gifts ?? []).entries()) {
      const at = daysAgo(18.4 - 7 * week);
      const act = { id: uuidv7(), action: "gift_xp" as const, actor, reason: null, at };
      await insertGift(tx, { ...act, memberId: id, xp: amount });
    }
  }
}

async function payBadge(tx: Sql, memberId: string, at: Date): Promise<void> {
  const [badge] = await tx<{ id: string }[]>`
    update member_badges
    set created_at = ${at}, expires_at = ${at}::timestamptz + interval '1 month'
    where member_id = ${memberId} and badge_type = 'goldVerify'
    returning id`;
  if (!badge) throw new Error("There is no badge to pay");
  await tx`
    select ${
    charge(tx, { memberId, amount: goldVerifyCost, reason: "badge", reference: badge.id, key: badge.id, at })
  }`;
}

const minuteMs = 60_000;

/**
 * Accounts that joined today and link one site below the members' posts, within the last half hour:
 * a wave of spam (cases.6), which the server's own job finds.
 */
async function saveWave(tx: Sql, { posts }: Community, now: Date): Promise<void> {
  const random = createSeededRandom(606);
  const old = posts.filter(({ classified: { level }, createdAt }) =>
    level === "top" && now.getTime() - createdAt.getTime() > 24 * hourMs
  );
  for (const [n, username] of demoWave.accounts.entries()) {
    const joinedAt = new Date(now.getTime() - (6 - n / 2) * hourMs);
    const id = createIdAt(random, joinedAt);
    const search = searchOfNames({ username, displayName: username });
    const account = {
      id,
      email: `${username}@example.net`,
      username,
      display_name: username,
      search_username: search.foldedUsername,
      search_display_name: search.foldedDisplayName,
      search_tokens: search.tokens,
      // Nobody knows its password.
      password_hash: "",
      email_verified_at: joinedAt,
      terms_version: product.termsVersion,
      privacy_version: product.privacyVersion,
      created_at: joinedAt,
    };
    await tx`insert into members ${tx(account)}`;
    const at = new Date(now.getTime() - (28 - 4 * n) * minuteMs);
    const content = getItemAt(demoWave.comments, n);
    const comment = {
      id: createIdAt(random, at),
      post_id: getItemAt(old, 11 + 17 * n).id,
      author_id: id,
      content,
      moderation_level: classified(content).level,
      created_at: at,
    };
    await tx`insert into comments ${tx(comment)}`;
  }
}
