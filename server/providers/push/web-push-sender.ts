import { Buffer } from "node:buffer";
import webPush from "web-push";
import type { PushPayload } from "#shared/notifications/push-payload.ts";
import type { PushSender, PushTarget } from "./push-sender.ts";
import type { VapidKeys } from "./vapid-keys.ts";
import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/**
 * The hosts that may be sent pushes: the services whose addresses browsers hand out, so that a
 * member's call cannot choose what we connect to.
 */
interface PushServices {
  /** Hosts; `*.` stands for any name below. */
  readonly hosts: readonly string[];
  /** The origin of a service of our own, in tests; never in production. */
  readonly testOrigin: string | null;
}

/**
 * Whether an endpoint is at one of the services: https, its default port, no credentials. Connects
 * to nothing.
 */
export function isAtService(endpoint: string, { hosts, testOrigin }: PushServices): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || url.username || url.password) return false;
  if (testOrigin !== null && url.origin === testOrigin) return true;
  return url.protocol === "https:" && url.port === "" && hosts.some((host) => matches(url.hostname, host));
}

function matches(hostname: string, host: string): boolean {
  return host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host;
}

export type Resolve = (hostname: string) => Promise<readonly string[]>;

const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * Whether an endpoint may be sent to now: at a service whose name resolves only to public
 * addresses. A name that changes between this and the connection has no effect, since the
 * certificate must be the service's. Throws when the name cannot be resolved.
 */
export async function mayConnect(
  endpoint: string,
  services: PushServices,
  resolve: Resolve,
): Promise<boolean> {
  if (!isAtService(endpoint, services)) return false;
  const { origin, hostname } = new URL(endpoint);
  if (origin === services.testOrigin) return true;
  const addresses = await resolve(hostname);
  return addresses.length > 0 && addresses.every(isPublicAddress);
}

/** Addresses outside the public internet, by the registries of special addresses (RFC 6890). */
const special4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  // Link-local, with the metadata services of clouds.
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Within 2000::/3, outside of which nothing is public: tunnels contain addresses of version 4. */
const special6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const special = listOf(special4, "ipv4");
const unicast6 = listOf(["2000::/3"], "ipv6");
const specialUnicast6 = listOf(special6, "ipv6");

/** True for an address that is routed on the public internet; false for anything else. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, "ipv4");
  return version === 6 && unicast6.check(address, "ipv6") && !specialUnicast6.check(address, "ipv6");
}

function listOf(ranges: readonly string[], type: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), type);
  }
  return list;
}

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
