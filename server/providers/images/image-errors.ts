import { msg } from "@lingui/core/runtime-macro";
import { AppError } from "../../errors.ts";
import type { Full } from "../../fair-semaphore.ts";
import { heicAdvice } from "#shared/media/heic-advice.ts";

const retryAfterSeconds = 5;

export function makeUnsupported(): AppError {
  return refused("We can't show this file. Please choose a JPEG, PNG, WebP, GIF or AVIF image.");
}

/** A picture as iPhones take it, which few browsers show. */
export function makeUnsupportedHeic(): AppError {
  return refused(`This is a HEIC picture. ${heicAdvice}`);
}

function refused(message: string): AppError {
  return new AppError("unsupported_image", message, { fields: { image: message } });
}

export function makeDamaged(cause: unknown): AppError {
  return makeInvalidImage("This image is damaged and can't be opened. Please choose another one.", cause);
}

export function makeInvalidImage(message: string, cause?: unknown): AppError {
  return new AppError("invalid_image", message, { fields: { image: message }, cause });
}

/** For a picture that finds no place in the queue. */
export function makeQueueRefusal(full: Full): AppError {
  if (full === "owner") {
    const message = "Many of your images are still being processed. Please wait until some of them are done.";
    return new AppError("rate_limited", message, { retryAfter: retryAfterSeconds });
  }
  return new AppError(
    "unavailable",
    msg`Many images are being processed right now. Please try again in a moment.`,
    { retryAfter: retryAfterSeconds },
  );
}
