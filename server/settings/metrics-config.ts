import { z } from "zod";

/** Where Prometheus reads the metrics. */
export interface MetricsAddress {
  readonly hostname: string;
  readonly port: number;
}

function parseAddressAndPort(value: string): MetricsAddress {
  const colon = value.lastIndexOf(":");
  return { hostname: value.slice(0, colon).replace(/^\[|\]$/g, ""), port: Number(value.slice(colon + 1)) };
}

/** The settings by their environment names. */
export const metricsSettings = {
  METRICS_ADDRESS: z.string()
    .regex(/^(\[[\da-f:.]+\]|[\w.-]+):\d{1,5}$/i, "expected an address and a port, e.g. 127.0.0.1:9464")
    .transform(parseAddressAndPort)
    .refine(({ port }) => port <= 65_535, "expected a port up to 65535")
    .optional(),
};
