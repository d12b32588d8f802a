import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { id, requiredText } from "../primitives.ts";

/** How many cases are closed at once (cases.10). */
export const mostTogether = 100;

const reason = requiredText(500, "Please write a reason.", "The reason can have at most 500 characters.");
const caseIds = z.array(id).min(1).max(mostTogether);

const together = z.object({
  /** The cases that were closed, or opened again. */
  done: z.array(id),
  /** Those that stay as they are, and why. */
  left: z.array(z.object({ caseId: id, why: z.string() })),
  /** Whether there are more than are done at once. */
  hasMore: z.boolean(),
});
export type Together = z.infer<typeof together>;

export const closeCases = defineEndpoint({
  method: "post",
  path: "/api/moderation/closed-together",
  summary: "Decide of several cases that there is no violation; those that somebody else holds stay",
  access: "moderator",
  body: z.object({ caseIds, reason }),
  status: 200,
  response: together,
});

export const setReportsAside = defineEndpoint({
  method: "post",
  path: "/api/moderation/set-aside",
  summary:
    "Decide that there is no violation in the open cases that only this member reported; those that others reported too stay",
  access: "moderator",
  body: z.object({ reporterId: id, reason }),
  status: 200,
  response: together,
});

export const openAgainTogether = defineEndpoint({
  method: "post",
  path: "/api/moderation/opened-together",
  summary: "Take the latest decision of several cases back before its notices leave",
  access: "moderator",
  body: z.object({ caseIds }),
  status: 200,
  response: together,
});

export const togetherEndpoints = { closeCases, setReportsAside, openAgainTogether };
