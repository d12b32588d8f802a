import { getPushKey, subscribeToPush, unsubscribeFromPush } from "#shared/notifications/push-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { getServiceWorkers } from "../../../lib/storage/service-worker.ts";
import { forgetSentPush, readSentPush, rememberSentPush } from "./sent-push.ts";

const worker = "/push-worker.js";

/**
 * `denied`: only the browser's own settings can change that. `ended`: they were on here, and the
 * push service no longer knows this browser.
 */
export type PushState = "unsupported" | "denied" | "off" | "on" | "ended";

interface KnownPush {
  readonly memberId: string;
  /** Whether the server has a subscription of this session. */
  readonly isKnown: boolean;
}

/** Returns whether pushes reach this browser. */
export async function readPushState({ memberId, isKnown }: KnownPush): Promise<PushState> {
  if (!canPush()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  if (Notification.permission !== "granted") return "off";
  if (!isKnown) return readSentPush(memberId) ? "ended" : "off";
  const subscription = await readPushSubscription();
  if (!subscription) return "off";
  // Turned on before the browser kept what it has sent.
  if (!readSentPush(memberId)) rememberSentPush({ memberId, endpoint: subscription.endpoint });
  return "on";
}

/**
 * Sends the browser's subscription when it is another than the server has, and makes one when the
 * browser has dropped it: browsers renew them at times of their own (push.1).
 */
export async function sendRenewedPush(memberId: string): Promise<void> {
  const sent = readSentPush(memberId);
  if (!sent || !canPush() || Notification.permission !== "granted") return;
  const subscription = await readPushSubscription();
  if (subscription?.endpoint === sent.endpoint) return;
  if (subscription) return await sendSubscription(subscription, memberId);
  const { publicKey, isSubscribed } = await call(getPushKey, {});
  // One that the push service has ended waits for the member (Settings).
  if (isSubscribed) await subscribe(publicKey, memberId);
}

/** Whether pushes show notifications, so that the page need not. */
export async function isPushOn(): Promise<boolean> {
  return canPush() && Notification.permission === "granted" && await readPushSubscription() !== null;
}

/**
 * Asks the browser, which asks the member, and registers with the server. Call it only from a tap
 * on a control that says so.
 */
export async function turnPushOn(publicKey: string, memberId: string): Promise<PushState> {
  if (await Notification.requestPermission() !== "granted") {
    return await readPushState({ memberId, isKnown: false });
  }
  return await subscribe(publicKey, memberId);
}

async function subscribe(publicKey: string, memberId: string): Promise<PushState> {
  const workers = getServiceWorkers();
  if (!workers) return "unsupported";
  const registration = await workers.register(worker);
  await workers.ready;
  // A subscription made with another server key cannot be reused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    await sendSubscription(made, memberId);
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return "on";
}

async function sendSubscription(subscription: PushSubscription, memberId: string): Promise<void> {
  const { endpoint = "", keys } = subscription.toJSON();
  await call(subscribeToPush, {
    body: { endpoint, keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } },
  });
  rememberSentPush({ memberId, endpoint });
}

export async function turnPushOff(): Promise<PushState> {
  await call(unsubscribeFromPush);
  forgetSentPush();
  await (await readPushSubscription())?.unsubscribe();
  return "off";
}

/** Closes the service worker's notifications of a group (`PushPayload`). */
export async function closePushes(group: string): Promise<void> {
  if (!canPush()) return;
  const registration = await readRegistration();
  for (const shown of await registration?.getNotifications({ tag: group }) ?? []) shown.close();
}

function canPush(): boolean {
  return getServiceWorkers() !== null && "PushManager" in globalThis && "Notification" in globalThis;
}

async function readPushSubscription(): Promise<PushSubscription | null> {
  const registration = await readRegistration();
  return await registration?.pushManager.getSubscription() ?? null;
}

/** Also where the browser blocks service workers with cookies, and says so only when asked. */
async function readRegistration(): Promise<ServiceWorkerRegistration | null> {
  return await getServiceWorkers()?.getRegistration(worker).catch(() => undefined) ?? null;
}
