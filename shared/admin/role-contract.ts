import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { passwordMaxLength } from "../auth/password-rule.ts";
import { idParams, text } from "../primitives.ts";
import { adminUser, reason } from "./contract.ts";

/** Roles that an administrator can give a member (roles.1). */
const appointments = ["member", "moderator"] as const;
export type Appointment = (typeof appointments)[number];

export const changeRole = defineEndpoint({
  method: "put",
  path: "/api/admin/users/{id}/role",
  summary:
    "Make a member a moderator, or take the role away, with the administrator's password; they are told the reason. 409 for administrators and bots, and to make a suspended member one",
  access: "admin",
  params: idParams,
  body: z.object({
    role: z.enum(appointments),
    /** The administrator's own. */
    password: text(passwordMaxLength).min(1, fieldText(msg`Enter your password.`)),
    reason,
  }),
  errors: ["invalid_credentials", "conflict"],
  status: 200,
  response: adminUser,
});

export const roleEndpoints = { changeRole };
