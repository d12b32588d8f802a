import { expect, test } from "vitest";
import { createCallerFinder, getSource } from "./source-address.ts";

const behind = createCallerFinder(["10.0.0.0/8", "192.0.2.7", "fd00::/8"]);

test.each([
  ["no proxy", "203.0.113.5", null, "203.0.113.5"],
  ["a stranger's claim", "203.0.113.5", "198.51.100.1", "203.0.113.5"],
  ["one trusted proxy", "10.1.2.3", "198.51.100.1", "198.51.100.1"],
  ["what the caller forged to the left", "10.1.2.3", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
  ["two trusted proxies", "10.1.2.3", "198.51.100.1, 192.0.2.7", "198.51.100.1"],
  ["only trusted hops", "10.1.2.3", "10.9.9.9", "10.9.9.9"],
  ["a hop that is no address", "10.1.2.3", "198.51.100.1, unknown", "10.1.2.3"],
  ["an empty header", "10.1.2.3", "", "10.1.2.3"],
  ["ports", "10.1.2.3", "198.51.100.1:4711", "198.51.100.1"],
  ["an IPv6 caller with a port", "fd00::1", "[2001:db8::1]:443", "2001:db8::1"],
  ["an IPv4 proxy written as IPv6", "::ffff:10.1.2.3", "198.51.100.1", "198.51.100.1"],
])("finds the caller behind %s", (_case, peer, forwardedFor, caller) => {
  expect(behind(peer, forwardedFor)).toBe(caller);
});

test("trusts no proxy by default", () => {
  expect(createCallerFinder([])("127.0.0.1", "198.51.100.1")).toBe("127.0.0.1");
});

test.each([
  ["198.51.100.1", "198.51.100.1"],
  ["::ffff:198.51.100.1", "198.51.100.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["2001:0db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("counts %s as %s", (address, source) => {
  expect(getSource(address)).toBe(source);
});
