import { subscribeToPush, unsubscribeFromPush } from "#shared/notifications/push-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { serviceWorkers } from "../../../lib/storage/service-worker.ts";

const worker = "/push-worker.js";

/** `denied`: only the browser's own settings can change that. */
export type PushState = "unsupported" | "denied" | "off" | "on";

/**
 * Returns whether pushes reach this browser. `isKnown` says whether the server has a subscription
 * of this session.
 */
export async function readPushState(isKnown: boolean): Promise<PushState> {
  if (!canPush()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return isKnown && Notification.permission === "granted" && await readPushSubscription() !== null
    ? "on"
    : "off";
}

/** Whether pushes show notifications, so that the page need not. */
export async function isPushOn(): Promise<boolean> {
  return canPush() && Notification.permission === "granted" && await readPushSubscription() !== null;
}

/**
 * Asks the browser, which asks the member, and registers with the server. Call it only from a tap
 * on a control that says so.
 */
export async function turnPushOn(publicKey: string): Promise<PushState> {
  if (await Notification.requestPermission() !== "granted") return await readPushState(false);
  const workers = serviceWorkers();
  if (!workers) return "unsupported";
  const registration = await workers.register(worker);
  await workers.ready;
  // A subscription made with another server key cannot be reused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys } = made.toJSON();
  try {
    await call(subscribeToPush, {
      body: { endpoint, keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } },
    });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return "on";
}

export async function turnPushOff(): Promise<PushState> {
  await call(unsubscribeFromPush);
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
  return serviceWorkers() !== null && "PushManager" in globalThis && "Notification" in globalThis;
}

async function readPushSubscription(): Promise<PushSubscription | null> {
  const registration = await readRegistration();
  return await registration?.pushManager.getSubscription() ?? null;
}

/** Also where the browser blocks service workers with cookies, and says so only when asked. */
async function readRegistration(): Promise<ServiceWorkerRegistration | null> {
  return await serviceWorkers()?.getRegistration(worker).catch(() => undefined) ?? null;
}
