import { z } from "zod";
import { timestamp } from "../primitives.ts";

export const revisionNumber = z.number().int().positive();

/** What posts, comments and messages say of their edits (posts.21). */
export const editState = {
  revision: revisionNumber.describe("1 as it was written first; each edit adds one"),
  editedAt: timestamp.nullable().describe("When it was edited last; null: never"),
} as const;
