import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { fieldText } from "../language/field-text.ts";
import { id, idParams } from "../primitives.ts";
import { pollLimits } from "./poll-limits.ts";
import { poll } from "./poll-shapes.ts";

const vote = z.object({
  answerIds: z.array(id).min(1, fieldText(msg`Choose an answer.`)).max(pollLimits.mostAnswers),
});
export type Vote = z.input<typeof vote>;

export const votePoll = defineEndpoint({
  method: "put",
  path: "/api/posts/{id}/vote",
  summary: "Vote in the poll of a post, in place of the caller's vote before; repeating changes nothing",
  access: "member",
  params: idParams,
  body: vote,
  /** `forbidden`: their own poll. `conflict`: it has ended, or its answers are others by now. */
  errors: ["forbidden", "conflict"],
  status: 200,
  response: poll,
});

export const pollEndpoints = { votePoll };
