import { lookup } from "node:dns/promises";
import { isPublicAddress } from "./public-address.ts";

/**
 * The hosts that may be sent pushes: the services whose addresses browsers hand out, so that a
 * member's call cannot choose what we connect to.
 */
export interface PushServices {
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

export const resolveByDns: Resolve = async (hostname) =>
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
