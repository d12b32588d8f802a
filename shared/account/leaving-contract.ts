import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { passwordMaxLength } from "../auth/password-rule.ts";
import { defineEndpoint } from "../endpoint.ts";
import { text, timestamp } from "../primitives.ts";

/** How many archives of their data a member can ask for in a day (auth.15). */
export const exportsPerDay = 5;

/**
 * A session is enough, since it gives access to the same data in the product. The member gets a
 * mail, and the archives a day are limited.
 */
export const exportAccount = defineEndpoint({
  method: "get",
  path: "/api/account/export",
  summary:
    "All data of the caller as a zip: JSON, the caller's own images and audio, and a README.txt that says what each file is",
  access: "member",
  refusesHead: true,
  status: 200,
  produces: "application/zip",
});

export const accountDeletion = z.object({
  password: text(passwordMaxLength).min(1, fieldText(msg`Enter your password.`)),
});

export const deleteAccount = defineEndpoint({
  method: "delete",
  path: "/api/account",
  summary:
    "Delete the caller's account: hidden and signed out everywhere at once, removed after 30 days; until then signing in brings it back. 409 for the only administrator, and while a subscription renews",
  access: "member",
  body: accountDeletion,
  errors: ["invalid_credentials", "conflict"],
  status: 200,
  response: z.object({
    success: z.literal(true),
    /** Until then signing in brings the account back. */
    restorableUntil: timestamp,
  }),
});

export const leavingEndpoints = { exportAccount, deleteAccount };
