import { msg, plural } from "@lingui/core/runtime-macro";
import { type ErrorCode, type ErrorEnvelope, errorStatus } from "#shared/errors.ts";
import type { Text } from "#shared/language/text.ts";
import { writeText } from "./language/write-text.ts";

type Fields = Readonly<Record<string, Text>>;
type CodeOf<S extends number> = {
  [C in ErrorCode]: (typeof errorStatus)[C] extends S ? C : never;
}[ErrorCode];

/**
 * An expected failure: its text is for the member, who reads it in their language, its code for the
 * client, and its message for the log. Anything else thrown is a 500.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly text: Text;
  readonly fields?: Fields;
  /** Whole seconds, for `Retry-After`. */
  readonly retryAfter?: number;
  /** Of `edit_conflict`. */
  readonly edits?: ErrorEnvelope["edits"];
  /** Of `cover_suggested`. */
  readonly coverTopics?: ErrorEnvelope["coverTopics"];

  constructor(
    code: ErrorCode,
    text: Text,
    extra: { fields?: Fields; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(writeText(text, "en"), { cause: extra.cause });
    this.code = code;
    this.text = text;
    this.fields = extra.fields;
    this.retryAfter = extra.retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export class Invalid extends AppError {
  constructor(text: Text, fields?: Fields, code: CodeOf<400> = "invalid_input") {
    super(code, text, { fields });
  }
}

export class Unauthenticated extends AppError {
  constructor(text: Text = msg`Please sign in to continue.`, code: CodeOf<401> = "unauthenticated") {
    super(code, text);
  }
}

export class Forbidden extends AppError {
  constructor(text: Text, code: CodeOf<403> = "forbidden") {
    super(code, text);
  }
}

/** Absent, or hidden from the caller: both look the same (api.2). */
export class NotFound extends AppError {
  constructor(text: Text, code: CodeOf<404> = "not_found") {
    super(code, text);
  }
}

export class Conflict extends AppError {
  constructor(code: CodeOf<409>, text: Text, fields?: Fields) {
    super(code, text, { fields });
  }
}

interface RateLimitWords {
  readonly what?: Text | undefined;
  readonly tryAgain?: ((wait: Text) => Text) | undefined;
}

/** A limit of a network may have been used up by others. */
export const tooManyOfNetwork = msg`Too many attempts from your network.`;

export class RateLimited extends AppError {
  /**
   * `what` was too much: by default attempts. `tryAgain` says what the caller can do, now or when
   * the wait is over: by default try again.
   */
  constructor(
    retryAfter: number,
    {
      what = msg`Too many attempts.`,
      tryAgain = (wait) => msg`Please try again ${{ wait }}.`,
    }: RateLimitWords = {},
  ) {
    super("rate_limited", [what, tryAgain(waitInWords(retryAfter))], { retryAfter });
  }
}

/** The server's or the database's disk is full. The operator finds which in `cause`. */
export function makeStorageFull(cause: unknown): AppError {
  return new AppError(
    "storage_full",
    msg`Our storage is full, so this was not saved. Please try again later.`,
    { cause },
  );
}

function waitInWords(seconds: number): Text {
  if (seconds < 90) return msg`${plural({ seconds }, { one: "in # second", other: "in # seconds" })}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return msg`${plural({ minutes }, { one: "in # minute", other: "in # minutes" })}`;
  const hours = Math.ceil(minutes / 60);
  return msg`${plural({ hours }, { one: "in # hour", other: "in # hours" })}`;
}
