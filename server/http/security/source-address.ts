import { BlockList, isIP, isIPv6 } from "node:net";
import type { Config } from "../../config.ts";
import type { Step } from "../routing/middleware.ts";
import type { SourceTally } from "./source-tally.ts";

/** Sets the caller's source for limits that count by it, and tells the tally of it. */
export function findSource(
  { trustedProxies }: Pick<Config, "trustedProxies">,
  tally?: SourceTally,
): Step {
  const callerOf = createCallerFinder(trustedProxies);
  const isProxy = createProxyMatcher(trustedProxies);
  return (c) => {
    const peer = c.env?.remoteAddress ?? "unknown";
    const forwardedFor = trustedProxies.length > 0 ? c.req.raw.headers.get("x-forwarded-for") : null;
    const source = getSource(callerOf(peer, forwardedFor));
    c.set("source", source);
    // A proxy that asks for itself looks whether we are healthy.
    if (forwardedFor !== null || !isProxy(peer)) tally?.note(source);
  };
}

/**
 * Finds the caller's address behind trusted proxies (addresses or CIDR ranges). `X-Forwarded-For`
 * is read from the right: each trusted hop vouches for the one before it, and the first untrusted
 * one is the caller. Entries further left can be forged.
 */
export function createCallerFinder(
  trustedProxies: readonly string[],
): (peer: string, forwardedFor: string | null) => string {
  const isTrusted = createProxyMatcher(trustedProxies);
  return (peer, forwardedFor) => {
    let caller = peer;
    if (forwardedFor === null || !isTrusted(peer)) return caller;
    for (const hop of forwardedFor.split(",").reverse()) {
      const address = bareAddress(hop.trim());
      if (!isIP(address)) return caller;
      caller = address;
      if (!isTrusted(address)) return caller;
    }
    return caller;
  };
}

/** Whether an address is one of the trusted proxies. */
export function createProxyMatcher(ranges: readonly string[]): (address: string) => boolean {
  if (ranges.length === 0) return () => false;
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    const family = isIPv6(network) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Some proxies add the port: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
function bareAddress(hop: string): string {
  const bracketed = /^\[(.+)\](?::\d+)?$/.exec(hop);
  if (bracketed) return bracketed[1] ?? "";
  return /^[\d.]+:\d+$/.test(hop) ? hop.slice(0, hop.indexOf(":")) : hop;
}

/** A household usually has a whole IPv6 /64, so limits count it as one source. */
export function getSource(address: string): string {
  if (!address.includes(":")) return address;
  if (address.startsWith("::ffff:") && address.includes(".")) return address.slice("::ffff:".length);
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined
    ? []
    : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const network = [...left, ...zeros, ...right].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
