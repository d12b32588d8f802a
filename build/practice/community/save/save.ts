import type { Sql } from "../../../../server/db/open-database.ts";
import type { Community } from "../compose/community.ts";
import type { PaintedImage } from "../pictures/paint-pictures.ts";
import type { Pictures } from "../pictures/sketch-pictures.ts";
import { saveActivity } from "./save-activity.ts";
import { saveAdministration, saveLastSeen } from "./save-administration.ts";
import { saveBots } from "./save-bots.ts";
import { saveFormerMonths } from "./save-former-months.ts";
import { saveCases } from "./save-cases.ts";
import { payLisa, saveLisa } from "./save-lisa.ts";
import { saveMembers, saveSizes } from "./save-members.ts";
import { saveMessages } from "./save-messages.ts";
import { savePurchasesAndGifts } from "./save-purchases-and-gifts.ts";
import { readOldNotifications, saveNotifications } from "./save-notifications.ts";
import { savePosts } from "./save-posts.ts";
import { savePromotions } from "./save-promotions.ts";
import { saveFollowsAndLikes } from "./save-follows-and-likes.ts";
import { saveWave } from "./save-wave.ts";

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
  tx: Sql,
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
  onStep("paying XP for what the members did");
  await saveActivity(tx, now);
  onStep("notifying the members");
  await saveNotifications(tx, now);
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
