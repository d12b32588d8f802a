import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
import { AppError } from "../../errors.ts";
import type { Full } from "../../fair-semaphore.ts";
import { heicAdvice } from "#shared/media/heic-advice.ts";

const retryAfterSeconds = 5;

export function makeUnsupported(): AppError {
  return refused(msg`We can't show this file. Please choose a JPEG, PNG, WebP, GIF or AVIF image.`);
}

/** A picture as iPhones take it, which few browsers show. */
export function makeUnsupportedHeic(): AppError {
  return refused([msg`This is a HEIC picture.`, heicAdvice]);
}

function refused(text: Text): AppError {
  return new AppError("unsupported_image", text, { fields: { image: text } });
}

export function makeDamaged(cause: unknown): AppError {
  return makeInvalidImage(msg`This image is damaged and can't be opened. Please choose another one.`, cause);
}

export function makeInvalidImage(text: Text, cause?: unknown): AppError {
  return new AppError("invalid_image", text, { fields: { image: text }, cause });
}

/** For a picture that finds no place in the queue. */
export function makeQueueRefusal(full: Full): AppError {
  if (full === "owner") {
    const text = msg`Many of your images are still being processed. Please wait until some of them are done.`;
    return new AppError("rate_limited", text, { retryAfter: retryAfterSeconds });
  }
  return new AppError(
    "unavailable",
    msg`Many images are being processed right now. Please try again in a moment.`,
    { retryAfter: retryAfterSeconds },
  );
}
