import type { Sql } from "../../../../server/db/open-database.ts";
import type { Community } from "../compose/community.ts";
import type { Line } from "../texts/conversations.ts";
import { saveActivity } from "./save-activity.ts";
import { saveAdministration, saveLastSeen } from "./save-administration.ts";
import { saveBots } from "./save-bots.ts";
import { payLisa, saveLisa } from "./save-lisa.ts";
import { saveMembers } from "./save-members.ts";
import { saveMessages } from "./save-messages.ts";
import { savePurchasesAndGifts } from "./save-purchases-and-gifts.ts";
import { readOldNotifications, saveNotifications } from "./save-notifications.ts";
import { savePosts } from "./save-posts.ts";
import { savePromotions } from "./save-promotions.ts";
import { saveFollowsAndLikes } from "./save-follows-and-likes.ts";

/** A prepared picture and its owner. */
export interface SavedImage {
  readonly id: string;
  readonly ownerId: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly placeholder: string;
  readonly isAnimated: boolean;
  readonly createdAt: Date;
}

export interface Pictures {
  readonly images: readonly SavedImage[];
  /** Image and description, by the post that shows it. */
  readonly ofPost: ReadonlyMap<string, { imageId: string; alt: string }>;
  /** Likewise, by the line of a conversation. */
  readonly ofMessage: ReadonlyMap<Line, { imageId: string; alt: string }>;
  /** By member. */
  readonly portraits: ReadonlyMap<string, string>;
}

/**
 * Writes the community inside one transaction: first its content, then its XP,
 * in the order of time.
 */
export async function saveCommunity(
  tx: Sql,
  community: Community,
  { pictures, passwordHash, now }: { pictures: Pictures; passwordHash: string; now: Date },
): Promise<void> {
  await saveMembers(tx, community, pictures, passwordHash);
  await savePosts(tx, community, pictures);
  await saveBots(tx, community, now);
  await saveFollowsAndLikes(tx, community);
  await saveMessages(tx, community, pictures, now);
  await saveLisa(tx, community, now);
  await saveActivity(tx, now);
  await saveNotifications(tx);
  await savePurchasesAndGifts(tx, community, now);
  await payLisa(tx, community);
  await savePromotions(tx, community, now);
  await saveAdministration(tx, community, now);
  await saveLastSeen(tx);
  await readOldNotifications(tx, now);
}
