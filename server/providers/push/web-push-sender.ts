import { Buffer } from "node:buffer";
import webPush from "web-push";
import type { PushPayload } from "#shared/notifications/push-payload.ts";
import type { PushSender, PushTarget } from "./push-sender.ts";
import { isAtService, mayConnect, type PushServices, type Resolve, resolveByDns } from "./push-services.ts";
import type { VapidKeys } from "./vapid-keys.ts";

interface Options {
  /** `make`: new ones. Asked again when it failed. */
  readonly readKeys: (make: () => VapidKeys) => Promise<VapidKeys>;
  /** The contact for push services: an https or mailto address. */
  readonly contact: string;
  readonly services: PushServices;
  readonly resolve?: Resolve;
}

const daySeconds = 24 * 60 * 60;
const deadlineMs = 10_000;

/** Sends by the Web Push protocol (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). */
export function createWebPushSender(
  { readKeys, contact, services, resolve = resolveByDns }: Options,
): PushSender {
  let keys: Promise<VapidKeys> | undefined;
  const vapidKeys = () =>
    keys ??= readKeys(() => webPush.generateVAPIDKeys()).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });

  async function request(target: PushTarget, payload: PushPayload, signal: AbortSignal): Promise<Response> {
    const { endpoint, p256dh, auth } = target;
    const { body, headers } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject: contact, ...await vapidKeys() },
        TTL: daySeconds,
        // A newer push of the group replaces one that still waits at the service.
        topic: payload.group.replaceAll("-", "").slice(0, 32),
      },
    );
    const { "Content-Length": _, ...others } = headers as Record<string, string>;
    return await fetch(endpoint, {
      method: "POST",
      headers: others,
      body: body as Uint8Array<ArrayBuffer>,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
    });
  }

  return {
    async publicKey() {
      return (await vapidKeys()).publicKey;
    },
    async accepts(target) {
      if (!hasKeys(target) || !isAtService(target.endpoint, services)) return false;
      // A name that cannot be resolved now is resolved again before each push.
      return await mayConnect(target.endpoint, services, resolve).catch(() => true);
    },
    async send(target, payload, signal) {
      if (!await mayConnect(target.endpoint, services, resolve)) return "gone";
      const response = await request(target, payload, signal);
      await response.body?.cancel();
      if (response.ok) return "sent";
      if (response.status === 404 || response.status === 410) return "gone";
      // The endpoint's path is a secret of the browser: it stays out of the log.
      throw new Error(`The push service ${new URL(target.endpoint).host} returned ${response.status}`);
    },
  };
}

/** An uncompressed point of P-256 and 16 random bytes; encrypting refuses a point off the curve. */
function hasKeys(target: PushTarget): boolean {
  const [point, secret] = [target.p256dh, target.auth].map((value) => Buffer.from(value, "base64url"));
  if (point?.length !== 65 || point[0] !== 4 || secret?.length !== 16) return false;
  try {
    webPush.encrypt(target.p256dh, target.auth, "", "aes128gcm");
    return true;
  } catch {
    return false;
  }
}
