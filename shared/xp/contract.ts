import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { count, id, idParams, moderationLevel, timestamp } from "../primitives.ts";
import { pageQuery } from "../paging.ts";
import { reasonCodes } from "./transaction-reasons.ts";
import { badgeHoldings, type Service, serviceCosts } from "./service-prices.ts";

/**
 * One XP transaction of a member, or several in one row (xp.9): the views of a promoted post on a
 * UTC day, and its hours that began in one hour.
 */
export const xpTransaction = z.object({
  id,
  type: z.enum(["earned", "spent"]),
  amount: z.number().int().positive().describe("The sum, where the row has several transactions."),
  reason: z.string().describe("With the count of a row of several: 'Promoted a post: 37 views'."),
  reasonCode: z.enum(reasonCodes),
  count: z.number().int().positive().describe("How many transactions the row has."),
  createdAt: timestamp.describe("Of the oldest of them: a row that grows keeps its id and place."),
  latestAt: timestamp.describe("Of the newest of them."),
});
export type XpTransaction = z.infer<typeof xpTransaction>;

export const listXpTransactions = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/xp-transactions",
  summary:
    "The caller's XP history, newest first, a day's views of a promoted post in one row: a page is rows",
  access: "member",
  params: idParams,
  query: pageQuery.extend({ limit: z.coerce.number().int().min(1).max(100).default(10) }),
  errors: ["forbidden"],
  status: 200,
  response: z.array(xpTransaction),
  paged: true,
  hasEtag: true,
});

const earningRow = z.object({
  kind: z.string(),
  description: z.string(),
  amount: count,
  /** The moderation levels this amount is for; null for all. */
  levels: z.array(moderationLevel).nullable(),
  /** How often a day it pays; null without a cap. */
  dailyCap: z.number().int().positive().nullable(),
});

const consumingRow = z.object({
  service: z.string(),
  reasonCode: z.enum(reasonCodes).describe("Of the transactions in which it is spent."),
  description: z.string(),
  amount: count,
  bound: z.enum(["exact", "least", "most"]).describe("What the amount is of what is charged."),
  note: z.string().nullable().describe("What else decides the price."),
  /** The price with each badge that unlocks the service; `none` is no badge. */
  badges: z.partialRecord(z.enum(badgeHoldings), count),
});

export const xpEconomy = z.object({ earning: z.array(earningRow), consuming: z.array(consumingRow) });
export type XpEconomy = z.infer<typeof xpEconomy>;

export const getXpEconomy = defineEndpoint({
  method: "get",
  path: "/api/xp-economy/services",
  summary: "What earns XP and all that it is spent on, with the numbers that pay and charge",
  access: "member",
  status: 200,
  response: xpEconomy,
});

const costs = z.object(
  Object.fromEntries(Object.keys(serviceCosts).map((service) => [service, count])) as Record<
    Service,
    typeof count
  >,
);

export const getShopCosts = defineEndpoint({
  method: "get",
  path: "/api/shop/costs",
  summary: "XP cost of every service",
  access: "member",
  status: 200,
  response: costs,
});

export const getCosts = defineEndpoint({
  method: "get",
  path: "/api/get-costs",
  summary: "XP cost of every service, for the AI screens",
  access: "member",
  status: 200,
  response: costs,
});

export const xpEndpoints = { listXpTransactions, getXpEconomy, getShopCosts, getCosts };
