import { expect, test } from "vitest";
import { gatewaysIn, judgeOnlySource } from "./check-proxy.ts";

const routes = "Iface\tDestination\tGateway \tFlags\n" +
  "eth0\t00000000\t01571FAC\t0003\neth0\t00571FAC\t00000000\t0001\n";

test("finds the gateway of a container's network", () => {
  expect(gatewaysIn(routes)).toEqual(["172.31.87.1"]);
  expect(gatewaysIn("")).toEqual([]);
});

test("warns when all requests came from the gateway, and of nothing else", () => {
  const [found] = judgeOnlySource("172.31.87.1", gatewaysIn(routes));
  expect(found).toMatchObject({ verdict: "warn", says: expect.stringContaining("172.31.87.1, the gateway") });
  expect(judgeOnlySource("203.0.113.5", gatewaysIn(routes))).toEqual([]);
  expect(judgeOnlySource(null, gatewaysIn(routes))).toEqual([]);
});
