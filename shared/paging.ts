import { z } from "zod";
import { text } from "./primitives.ts";

/** Clients of the specification send `limit` and `offset`, ours sends `cursor` (api.4). */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  cursor: text(200).optional(),
});
/** Header with the number of all rows, on the first page of a list that declares `countsUpTo`. */
export const totalCountHeader = "X-Total-Count";
export type PageQuery = z.infer<typeof pageQuery>;
