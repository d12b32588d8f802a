import { BlockList, isIP } from "node:net";

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
