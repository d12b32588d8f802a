import { z } from "zod";

/** The roles of members in the community (roles.1). */
const roles = ["member", "moderator", "administrator"] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;
