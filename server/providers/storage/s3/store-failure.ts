import { msg } from "@lingui/core/runtime-macro";
import { AppError, makeStorageFull } from "../../../errors.ts";

/** Why a call of the store failed, for the log: never its body, which may repeat what was sent. */
export class StoreFailure extends Error {
  override readonly name = "StoreFailure";
  /** Null: it did not answer. */
  readonly status: number | null;
  /** The store's word for it, e.g. `SignatureDoesNotMatch`. */
  readonly code: string | null;

  constructor(
    message: string,
    { status = null, code = null, cause }: { status?: number | null; code?: string | null; cause?: unknown } =
      {},
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }

  /** Whether the same call may be answered a moment later. */
  get mayPass(): boolean {
    return this.status === null || this.status >= 500 || this.status === 429 || this.status === 408;
  }
}

/** A key that is not ours, or too much data: the store's administrator changes that, not time. */
const fullCodes: ReadonlySet<string | null> = new Set(["QuotaExceeded", "XMinioStorageFull"]);
const retryAfterSeconds = 5;

/**
 * Returns the error for the caller of a failed call: 507 for a store that is full, else 503. The
 * cause stays in the log.
 */
export function convertToAppError(cause: unknown): AppError {
  if (cause instanceof StoreFailure && (cause.status === 507 || fullCodes.has(cause.code))) {
    return makeStorageFull(cause);
  }
  return new AppError(
    "unavailable",
    msg`Pictures and audio can't be reached right now. Please try again in a moment.`,
    { retryAfter: retryAfterSeconds, cause },
  );
}
