import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { ConfigError } from "../config-error.ts";
import { serveMetrics } from "./serve-metrics.ts";

test("names the setting when its address cannot be listened on", () => {
  const refuse = () => {
    throw new Error("Address already in use (os error 98)");
  };
  const serve = () => serveMetrics(refuse, { hostname: "127.0.0.1", port: 9464 }, new Registry());
  expect(serve).toThrow(ConfigError);
  expect(serve).toThrow(
    "METRICS_ADDRESS: cannot listen on 127.0.0.1:9464 (Address already in use (os error 98))",
  );
});
