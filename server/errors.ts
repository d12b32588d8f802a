import { type ErrorCode, errorStatus } from "#shared/errors.ts";

type Fields = Readonly<Record<string, string>>;
type CodeOf<S extends number> = {
  [C in ErrorCode]: (typeof errorStatus)[C] extends S ? C : never;
}[ErrorCode];

/**
 * An expected failure: its message is for the member, its code for the client. Anything else thrown
 * is a 500.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields?: Fields;
  /** Whole seconds, for `Retry-After`. */
  readonly retryAfter?: number;

  constructor(
    code: ErrorCode,
    message: string,
    extra: { fields?: Fields; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: extra.cause });
    this.code = code;
    this.fields = extra.fields;
    this.retryAfter = extra.retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export class Invalid extends AppError {
  constructor(message: string, fields?: Fields, code: CodeOf<400> = "invalid_input") {
    super(code, message, { fields });
  }
}

export class Unauthenticated extends AppError {
  constructor(message = "Please sign in to continue.", code: CodeOf<401> = "unauthenticated") {
    super(code, message);
  }
}

export class Forbidden extends AppError {
  constructor(message: string, code: CodeOf<403> = "forbidden") {
    super(code, message);
  }
}

/** Absent, or hidden from the caller: both look the same (api.2). */
export class NotFound extends AppError {
  constructor(message: string) {
    super("not_found", message);
  }
}

export class Conflict extends AppError {
  constructor(code: CodeOf<409>, message: string, fields?: Fields) {
    super(code, message, { fields });
  }
}

interface RateLimitWords {
  readonly what?: string | undefined;
  readonly otherWay?: string | undefined;
}

/** A limit of a network may have been used up by others. */
export const tooManyOfNetwork = "Too many attempts from your network.";

export class RateLimited extends AppError {
  /**
   * `what` was too much: by default attempts. `otherWay` is appended to the sentence: what else the
   * caller can do.
   */
  constructor(retryAfter: number, { what = "Too many attempts.", otherWay }: RateLimitWords = {}) {
    const wait = `Please try again ${waitInWords(retryAfter)}`;
    super("rate_limited", `${what} ${wait}${otherWay ? `, ${otherWay}` : ""}.`, { retryAfter });
  }
}

/** The server's or the database's disk is full. The operator finds which in `cause`. */
export function makeStorageFull(cause: unknown): AppError {
  const message = "Our storage is full, so this was not saved. Please try again later.";
  return new AppError("storage_full", message, { cause });
}

function waitInWords(seconds: number): string {
  if (seconds < 90) return `in ${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}
