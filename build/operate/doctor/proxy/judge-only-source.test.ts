import { expect, test } from "vitest";
import { judgeOnlySource, parseGateways } from "./check-proxy.ts";

const routes = "Iface\tDestination\tGateway \tFlags\n" +
  "eth0\t00000000\t01571FAC\t0003\neth0\t00571FAC\t00000000\t0001\n";

test("finds the gateway of a container's network", () => {
  expect(parseGateways(routes)).toEqual(["172.31.87.1"]);
  expect(parseGateways("")).toEqual([]);
});

test("warns when all requests came from the gateway, and of nothing else", () => {
  const [found] = judgeOnlySource("172.31.87.1", parseGateways(routes));
  expect(found).toMatchObject({ verdict: "warn", says: expect.stringContaining("172.31.87.1, the gateway") });
  expect(judgeOnlySource("203.0.113.5", parseGateways(routes))).toEqual([]);
  expect(judgeOnlySource(null, parseGateways(routes))).toEqual([]);
});
