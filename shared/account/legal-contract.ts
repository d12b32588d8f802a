import { z } from "zod";
import { currentUser } from "../auth/contract.ts";
import { defineEndpoint } from "../endpoint.ts";

export const acceptLegalTexts = defineEndpoint({
  method: "post",
  path: "/api/account/accept-legal-texts",
  summary: "Accept the named versions of terms and privacy text, which must be the present ones",
  access: "member",
  body: z.object({ termsVersion: z.iso.date(), privacyVersion: z.iso.date() }),
  errors: ["conflict"],
  status: 200,
  response: currentUser,
});

export const legalEndpoints = { acceptLegalTexts };
