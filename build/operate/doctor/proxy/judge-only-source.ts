import { readFile } from "node:fs/promises";
import { type Finding, warn } from "../finding.ts";

/**
 * Warns when all requests came from the gateway of this machine's network, as those by IPv6 do when
 * a container's network has none: then all members share one address.
 */
export function judgeOnlySource(onlySource: string | null, gateways: readonly string[]): Finding[] {
  if (onlySource === null || !gateways.includes(onlySource)) return [];
  return [warn(
    `All requests since the start came from ${onlySource}, the gateway of this network: members share the limits of ` +
      "one address.",
    "Docker hides who comes by IPv6 where a container's network has none: set enable_ipv6 as build/deploy/compose.yaml " +
      "does, and see build/docs/deploying.md#addresses-of-members.",
  )];
}

/** The gateways of the default routes. None where the system does not say. */
export async function findGateways(): Promise<string[]> {
  return gatewaysIn(await readFile("/proc/net/route", "utf8").catch(() => ""));
}

/** Linux writes addresses in hexadecimal digits, the last part first. */
export function gatewaysIn(routes: string): string[] {
  return routes.split("\n").flatMap((line) => {
    const [, destination, gateway = ""] = line.split("\t");
    if (destination !== "00000000" || !/^[\dA-F]{8}$/.test(gateway)) return [];
    return [[...Buffer.from(gateway, "hex")].reverse().join(".")];
  });
}
