import { expect, test } from "vitest";
import { isPublicAddress } from "./web-push-sender.ts";

test.each([
  "8.8.8.8",
  "142.250.74.106",
  "172.32.0.1",
  "100.128.0.1",
  "2a00:1450:4001:828::200a",
  "2606:4700::1111",
])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  "127.0.0.1",
  "127.8.8.8",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.169.254",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fe80::1%eth0",
  "fd00:ec2::254",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "2001:db8::1",
  "2002:7f00:1::",
  "ff02::1",
  "localhost",
  "",
])("%j is not", (address) => expect(isPublicAddress(address)).toBe(false));
