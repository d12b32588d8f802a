import { z } from "zod";
import { coverTopicList } from "./moderation/cover-shapes.ts";
import { revisionNumber } from "./revisions/edit-state.ts";

/** Every error code of the API and its status (api.2). A new kind of error starts here. */
export const errorStatus = {
  invalid_input: 400,
  malformed_body: 400,
  invalid_token: 400,
  invalid_image: 400,
  foreign_image: 400,
  /** The member's own setting wants every picture of theirs described (media.15). */
  description_missing: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  insufficient_xp: 402,
  forbidden: 403,
  level_refused: 403,
  sharing_refused: 403,
  origin_refused: 403,
  email_unverified: 403,
  /** The operator lets nobody join for now. */
  registration_closed: 403,
  account_suspended: 403,
  /** The member deleted the account and can restore it (auth.18). */
  account_left: 403,
  /** The member paused purchases in their settings. */
  purchases_paused: 403,
  /** The member's own monthly limit. */
  spending_limit_reached: 403,
  not_found: 404,
  /** To the author of a removed post, until they are told why (cases.5). */
  removed_untold: 404,
  /** This release has no such call: the client may be of another release (api.16). */
  unknown_call: 404,
  method_not_allowed: 405,
  body_incomplete: 408,
  conflict: 409,
  /** It was edited since the version that the edit names (posts.21). */
  edit_conflict: 409,
  /** The words describe what members may want covered, and the call asked (posts.24). */
  cover_suggested: 409,
  username_taken: 409,
  username_too_new: 409,
  request_in_progress: 409,
  body_too_large: 413,
  unsupported_content_type: 415,
  unsupported_image: 415,
  foreign_host: 421,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  /** Work waits too long: frequently read lists are refused first (api.17). */
  overloaded: 503,
  ai_not_configured: 503,
  payments_not_configured: 503,
  /** The payment provider does not answer. */
  payments_unavailable: 503,
  database_unavailable: 503,
  storage_full: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every response with a status of 400 and above. */
export const errorEnvelope = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Of `edit_conflict`: both texts, of which none was lost. */
  edits: z.object({
    current: z.object({ revision: revisionNumber, content: z.string() }),
    yours: z.object({ revision: revisionNumber, content: z.string() }),
  }).optional(),
  /** Of `cover_suggested`: what the words are about. */
  coverTopics: coverTopicList.optional(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
