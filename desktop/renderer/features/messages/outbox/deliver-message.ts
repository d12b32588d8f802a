import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { sendMessage } from "#shared/messages/contract.ts";
import { findMessageRefusal } from "#shared/messages/refusals.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { writeCrisisSupport } from "#shared/moderation/general-support.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { isUnreached } from "../../../lib/api/is-unreached.ts";
import { call } from "../../../lib/api/call.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { UploadFailure } from "../../media/upload-picture.ts";
import type { StoredMessage } from "./outbox-storage.ts";
import {
  canUploadAgain,
  type DeliveryOptions,
  namePictures,
  uploadOutgoing,
  withoutAddresses,
} from "./upload-outgoing.ts";

export interface Refusal {
  readonly title: string;
  readonly text: string;
}

/**
 * Why a message is not sent yet: the server is out of reach, it failed, or it asks to wait, as when
 * many messages come at once.
 */
export type DelayCause = "connection" | "failure" | "limit";

/** The outcome of an attempt. `later`: try again, after `afterMs` when the server said so. */
export type Outcome =
  | { readonly kind: "sent"; readonly message: DirectMessage; readonly support: Support | null }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly support: Support | null }
  | { readonly kind: "later"; readonly cause: DelayCause; readonly afterMs: number | null };

/** A server that is silent for this long counts as unreachable. */
const textTimeoutMs = 30_000;
const picturesTimeoutMs = 20 * 60_000;

/**
 * Sends a message by REST, since the response is certain, after the uploads of its pictures. Never
 * rejects.
 */
export async function deliverMessage(
  client: QueryClient,
  message: StoredMessage,
  options: DeliveryOptions,
): Promise<Outcome> {
  const timeout = AbortSignal.timeout(message.images.length > 0 ? picturesTimeoutMs : textTimeoutMs);
  const limited = { ...options, signal: AbortSignal.any([options.signal, timeout]) };
  return await runMutation(client, () =>
    sendWithPictures(message, limited).catch(async (error: unknown) => {
      if (!isGone(error) || !canUploadAgain(message.images)) throw error;
      // Unused uploads are kept for a day; messages wait longer.
      return await sendWithPictures({ ...message, images: withoutAddresses(message.images) }, limited);
    })).then(
      ({ support, ...sent }): Outcome => ({ kind: "sent", message: sent, support }),
      classifyFailure,
    );
}

async function sendWithPictures(message: StoredMessage, options: DeliveryOptions) {
  const { receiverId, content, sharedPostId, replyTo, clientMessageId } = message;
  const images = await uploadOutgoing(message.images, options);
  return await call(sendMessage, {
    body: {
      receiverId,
      content,
      sharedPostId: sharedPostId ?? undefined,
      replyToId: replyTo?.id,
      clientMessageId,
      ...namePictures(images),
    },
  }, { signal: options.signal });
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === "foreign_image";
}

/**
 * Statuses that do not concern the message: no response, signed out, timeout, sent twice at once,
 * rate limit.
 */
const passing: readonly number[] = [0, 401, 408, 409, 425, 429];

/** The title of a refusal whose text says all. */
export const plainTitle = t`Error`;

export function classifyFailure(failure: unknown): Outcome {
  const error = failure instanceof UploadFailure ? failure.cause : failure;
  const isPassing = !(error instanceof ApiError) || error.status >= 500 || passing.includes(error.status);
  if (isPassing) {
    const seconds = error instanceof ApiError ? error.retryAfter : null;
    return { kind: "later", cause: causeOf(error), afterMs: seconds === null ? null : seconds * 1_000 };
  }
  const known = findMessageRefusal(error.code);
  return {
    kind: "refused",
    refusal: known
      ? { title: showText(known.title), text: showText(known.text) }
      : { title: plainTitle, text: error.userMessage ?? t`Failed to send message` },
    // The card reads the member's own lines.
    support: error.asksForHelp ? writeCrisisSupport(showText) : null,
  };
}

function causeOf(error: unknown): DelayCause {
  if (!(error instanceof ApiError) || isUnreached(error)) return "connection";
  return error.status >= 500 && error.retryAfter === null ? "failure" : "limit";
}
