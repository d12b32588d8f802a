import { z } from "zod";
import { optionalField, text } from "../primitives.ts";

/** Which members administrators and moderators list (cases.8). */
export const memberFilters = ["suspended", "limited", "reported", "never_posted", "new", "detected"] as const;
export type MemberFilter = (typeof memberFilters)[number];

export const memberSorts = ["newest", "oldest", "cases"] as const;
export type MemberSort = (typeof memberSorts)[number];

/** `q`: a name, for administrators also an address. */
export const memberListQuery = {
  q: text(254).default(""),
  filter: optionalField(z.enum(memberFilters)),
  sort: z.enum(memberSorts).default("newest"),
};
