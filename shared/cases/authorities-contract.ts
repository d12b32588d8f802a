import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { idParams, requiredText, timestamp } from "../primitives.ts";
import { authoritiesTold } from "./case-shapes.ts";

export const tellAuthorities = defineEndpoint({
  method: "post",
  path: "/api/moderation/cases/{id}/authorities",
  summary: "Write down that authorities were told of a case: when, whom and what (Article 18)",
  access: "moderator",
  params: idParams,
  body: z.object({
    toldAt: timestamp,
    words: requiredText(
      1000,
      "Please say whom you told, and what.",
      "Please use at most 1,000 characters.",
    ),
  }),
  errors: ["not_found"],
  status: 201,
  response: authoritiesTold,
});

export const authorityEndpoints = { tellAuthorities };
