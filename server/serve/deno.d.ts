import type { Serve } from "../metrics/serve-metrics.ts";

/** The few parts of the runtime that main.ts uses, for the type check that runs outside of it. */
declare global {
  namespace Deno {
    const serve: Serve;
    const errors: { AddrInUse: ErrorConstructor };
    const env: { toObject(): Record<string, string> };
    function addSignalListener(signal: "SIGINT" | "SIGTERM", handler: () => void): void;
    function exit(code: number): never;
  }
}
