import type { PushPayload } from "#shared/notifications/push-payload.ts";

/** A browser's subscription, as its push service gave it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Sends notifications to browsers by their push services (push.1). */
export interface PushSender {
  /** The key that browsers subscribe with, in base64url. */
  publicKey(): Promise<string>;
  /**
   * Whether pushes could be sent there: a known service at a public address, and usable encryption
   * keys.
   */
  accepts(target: PushTarget): Promise<boolean>;
  /** `gone`: the browser has unsubscribed. Rejects when a later try may succeed. */
  send(target: PushTarget, payload: PushPayload, signal: AbortSignal): Promise<"sent" | "gone">;
}
