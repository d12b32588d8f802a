import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { count, timestamp } from "../primitives.ts";

/** Published counts from 1 to this one less are not shown (numbers.2). */
export const fewestShown = 5;

/** One part of a count, such as the reports about one rule. */
const numberPart = z.object({
  /** Null: several parts that are too small to be shown apart. */
  key: z.string().nullable(),
  name: z.string(),
  count,
});
export type NumberPart = z.infer<typeof numberPart>;

/** A count of a month, and of what it consists. */
const counted = z.object({
  /** Null: published, and too small to be shown. */
  total: count.nullable(),
  /** The same count, divided in one way or another; each way adds up to the total. */
  divisions: z.array(z.object({ by: z.string(), parts: z.array(numberPart) })),
});
export type Counted = z.infer<typeof counted>;

export const countedNumbers = ["reports", "decisions", "levels", "appeals"] as const;
export type CountedNumber = (typeof countedNumbers)[number];

/** The ways in which numbers are divided. */
export type NumberDivision = "rule" | "reporter" | "decision" | "level" | "outcome";

/** The numbers of a month in UTC (numbers.1). */
const monthNumbers = z.object({
  /** YYYY-MM */
  month: z.string(),
  /** False: the present month so far. */
  isOver: z.boolean(),
  ...Object.fromEntries(countedNumbers.map((name) => [name, counted])) as Record<
    CountedNumber,
    typeof counted
  >,
  /** Median hours to the first decision; null without one, or published with too few. */
  hours: z.number().nonnegative().nullable(),
});
export type MonthNumbers = z.infer<typeof monthNumbers>;

const numbers = z.object({
  /** At most thirteen, the latest first; from the first month with a number on. */
  months: z.array(monthNumbers),
  /** The meaning of each number, in words. */
  definitions: z.array(z.object({ key: z.string(), name: z.string(), definition: z.string() })),
});
export type ModerationNumbers = z.infer<typeof numbers>;

export const getNumbers = defineEndpoint({
  method: "get",
  path: "/api/moderation/numbers",
  summary: "Reports, decisions, automatic levels, appeals and hours to the first decision, by month",
  access: "moderator",
  status: 200,
  response: numbers,
});

export const exportNumbers = defineEndpoint({
  method: "get",
  path: "/api/moderation/numbers.csv",
  summary: "The same as a CSV file",
  access: "moderator",
  status: 200,
  produces: "text/csv",
});

const published = numbers.extend({
  /** False: no administrator has opened the page, and there are no months. */
  isPublished: z.boolean(),
});
export type PublishedNumbers = z.infer<typeof published>;

export const getTransparency = defineEndpoint({
  method: "get",
  path: "/api/transparency",
  summary: "The numbers of months that are over, without small ones, once an administrator publishes them",
  access: "public",
  status: 200,
  response: published,
  hasEtag: true,
});

export const exportTransparency = defineEndpoint({
  method: "get",
  path: "/api/transparency.csv",
  summary: "The same as a CSV file; 404 while nothing is published",
  access: "public",
  errors: ["not_found"],
  status: 200,
  produces: "text/csv",
});

export const switchTransparency = defineEndpoint({
  method: "put",
  path: "/api/admin/transparency",
  summary: "Publish the numbers at /transparency, or stop publishing them",
  access: "admin",
  body: z.object({ isPublished: z.boolean() }),
  status: 200,
  response: z.object({ isPublished: z.boolean(), changedAt: timestamp.nullable() }),
});

export const numberEndpoints = {
  getNumbers,
  exportNumbers,
  getTransparency,
  exportTransparency,
  switchTransparency,
};
