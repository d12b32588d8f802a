import { z } from "zod";

/** What a member may do for the community (roles.1). */
const roles = ["member", "moderator", "administrator"] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;
