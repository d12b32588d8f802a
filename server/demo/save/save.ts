import type { Sql } from "../../db/client.ts";
import type { Community } from "../compose/community.ts";
import { saveActivity } from "./save-activity.ts";
import { saveMembers } from "./save-members.ts";
import { saveMoney } from "./save-money.ts";
import { savePosts } from "./save-posts.ts";
import { savePromotions } from "./save-promotions.ts";
import { saveTies } from "./save-ties.ts";

/** A prepared picture and whose it is. */
export interface SavedImage {
  readonly id: string;
  readonly ownerId: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly placeholder: string;
  readonly createdAt: Date;
}

export interface Pictures {
  readonly images: readonly SavedImage[];
  /** Image and description, by the post that shows it. */
  readonly ofPost: ReadonlyMap<string, { imageId: string; alt: string }>;
  /** By member. */
  readonly portraits: ReadonlyMap<string, string>;
}

/** Writes the community inside one transaction: first what there is, then what it earned and cost, in the order of time. */
export async function saveCommunity(
  tx: Sql,
  community: Community,
  { pictures, passwordHash, now }: { pictures: Pictures; passwordHash: string; now: Date },
): Promise<void> {
  await saveMembers(tx, community, pictures, passwordHash);
  await savePosts(tx, community, pictures);
  await saveTies(tx, community);
  await saveActivity(tx, now);
  await saveMoney(tx, community, now);
  await savePromotions(tx, community, now);
}
