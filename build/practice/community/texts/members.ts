import { scenes } from "../pictures/paint.ts";
import { z } from "zod";
import { badgeTypes } from "#shared/members/badge-rules.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { xpPacks } from "#shared/shop/xp-packs.ts";
import { readTexts, texts } from "./read-texts.ts";

/** A purchase of XP with money. */
const order = z.strictObject({
  pack: z.enum(xpPacks.map(({ id }) => id)),
  daysAgo: z.number(),
  /** The outcome; a refund comes a day later. An open one can be continued and discarded. */
  outcome: z.enum(["paid", "refunded", "cancelled", "open"]),
});

/** Someone who lives in the demo community. */
const person = z.strictObject({
  username: z.string(),
  first: z.string(),
  last: z.string(),
  bio: z.string(),
  location: z.string(),
  /** Decides when their days begin, and whose help lines they are offered first. */
  timeZone: z.string(),
  /** With a website they also have a portrait: a whole profile. */
  website: z.string().optional(),
  pronouns: z.string().optional(),
  /** Lines that they name, and the picture over their profile (members.17). */
  fields: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
  cover: z.enum(scenes).optional(),
  /** Topics they write about, by name; without one they only say what is written for them. */
  likes: texts,
  /** How they write: with one of these at the end now and then, or without capitals. */
  emoji: texts.optional(),
  isLowercase: z.boolean().optional(),
  /** The badge they wear; a Gold Verify they bought. */
  badge: z.enum(badgeTypes).optional(),
  /** The administrator. They joined first, as in every fresh run. */
  isAdministrator: z.literal(true).optional(),
  /** Nearly everybody follows them. */
  isWellKnown: z.literal(true).optional(),
  /** Who invited them, by username. */
  invitedBy: z.string().optional(),
  /** The XP packs they ordered, the earliest first. */
  orders: z.array(order).optional(),
  /** The gifts of XP they got from the team, one a week. */
  gifts: z.array(z.union([z.literal(10), z.literal(100), z.literal(500)])).optional(),
  /** The lowest level they choose to see; below high it takes a crown. */
  filter: z.enum(moderationLevels).optional(),
  /** By username. */
  blockedBy: texts.optional(),
  /** By username. */
  mutedBy: texts.optional(),
});

export type DemoOrder = z.output<typeof order>;
export type Person = z.output<typeof person>;

export const people: readonly Person[] = readTexts("members", z.array(person));

/** Members who write posts that are not written for them. */
export const writers: readonly Person[] = people.filter(({ likes }) => likes.length > 0);

/** The person with a username. Throws when there is none. */
export function findPerson(username: string): Person {
  const found = people.find((one) => one.username === username);
  if (!found) throw new Error(`Nobody is called ${username}`);
  return found;
}
