import { ApiError } from "../../../lib/api/api-error.ts";
import { isUnreached } from "../../../lib/api/is-unreached.ts";
import type { LocalDraft } from "../local-drafts.ts";

/** The draft on the server that a draft of this browser is. */
export interface ServerCopy {
  readonly id: string;
  readonly revision: number;
  /** The `version` of the local draft that the server has. */
  readonly version: string;
  /** When it is published by itself; null: it is no scheduled post. */
  readonly publishAt: string | null;
}

/**
 * What is to be done so that the server has what this browser has: `create` and `change` send it,
 * `remove` throws the server's away, and `forget` leaves the server's as it is.
 */
export type Step = "none" | "create" | "change" | "remove" | "forget";

export function findNextStep(
  local: Pick<LocalDraft, "version" | "body"> | null,
  copy: ServerCopy | null,
): Step {
  if (!local) {
    if (!copy) return "none";
    // Emptying the box takes changes back; the post is cancelled in the list.
    return copy.publishAt === null ? "remove" : "forget";
  }
  if (!local.body || copy?.version === local.version) return "none";
  if (!copy) return "create";
  // Half a change would be published.
  return copy.publishAt === null ? "change" : "none";
}

/**
 * What a failed attempt says: `later` that it is to be repeated, `fork` that another device has
 * changed the draft or thrown it away, `pictures` that some have to be uploaded again.
 */
export type Obstacle = "later" | "fork" | "pictures" | "refused";

export function findObstacle(error: unknown): Obstacle {
  if (!(error instanceof ApiError)) return "refused";
  const { status, code } = error;
  if (isUnreached(error) || status === 401 || status === 429 || status >= 500) return "later";
  if (code === "request_in_progress") return "later";
  if (status === 404 || code === "edit_conflict") return "fork";
  return code === "foreign_image" ? "pictures" : "refused";
}

/** After a pause in writing, and at the latest. */
const pauseMs = 10_000;
export const longestMs = 30_000;

/** How long to wait before a draft goes up that has not been up for so long. */
export function getPause(unsentMs: number): number {
  return Math.max(0, Math.min(pauseMs, longestMs - unsentMs));
}
