import type { Registry } from "prom-client";
import { ConfigError } from "../config-error.ts";
import type { MetricsAddress } from "../settings/metrics-config.ts";

/** The used parts of the runtime's server. */
export type Serve = (
  options: {
    hostname: string;
    port: number;
    onListen?: () => void;
    onError?: (error: unknown) => Response;
  },
  handler: (request: Request) => Response | Promise<Response>,
) => { readonly addr: { readonly port: number }; shutdown(): Promise<void> };

/** The listener of /metrics. */
interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the registry at /metrics in Prometheus' text format, and nothing else. Throws
 * `ConfigError` when the address cannot be listened on.
 */
export function serveMetrics(serve: Serve, address: MetricsAddress, registry: Registry): MetricsListener {
  const handle = async (request: Request) => {
    if (new URL(request.url).pathname !== "/metrics") return new Response("Not found\n", { status: 404 });
    if (request.method !== "GET") return new Response("Only GET\n", { status: 405 });
    return new Response(await registry.metrics(), { headers: { "Content-Type": registry.contentType } });
  };
  const server = open();
  return { port: server.addr.port, close: () => server.shutdown() };

  function open(): ReturnType<Serve> {
    try {
      const { hostname, port } = address;
      return serve(
        {
          hostname,
          port,
          onListen: () => {},
          onError: () => new Response("Not available\n", { status: 500 }),
        },
        handle,
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ConfigError(
        `METRICS_ADDRESS: cannot listen on ${address.hostname}:${address.port} (${reason})`,
      );
    }
  }
}
