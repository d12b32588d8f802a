import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { id, idParams } from "../primitives.ts";

export const showAiQuestion = defineEndpoint({
  method: "post",
  path: "/api/ai/questions/{id}/show",
  summary:
    "Show the branch of one of the caller's questions, which the chat then goes on from; not while an answer is under way",
  access: "member",
  params: idParams,
  errors: ["conflict"],
  status: 200,
  response: z.object({ sessionId: id }),
});
