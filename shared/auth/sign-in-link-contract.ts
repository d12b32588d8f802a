import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { message, untrimmedText } from "../primitives.ts";
import { restoresAccount, signedInUser } from "./contract.ts";
import { emailOnly } from "./password-and-email-fields.ts";

export const requestSignInLink = defineEndpoint({
  method: "post",
  path: "/api/auth/sign-in-link",
  summary: "Send an email with a link to sign in without the password; the same response for every address",
  access: "public",
  body: emailOnly,
  status: 200,
  response: message,
});

export const signInWithLink = defineEndpoint({
  method: "post",
  path: "/api/auth/login/link",
  summary: "Sign in with the token of an emailed link, once within 15 minutes; same response as login",
  access: "public",
  body: z.object({ token: untrimmedText(2000, fieldText(msg`Sign-in token is required`)), restoresAccount }),
  errors: ["invalid_token", "account_suspended", "account_left"],
  status: 200,
  response: signedInUser,
});

export const signInLinkEndpoints = { requestSignInLink, signInWithLink };
