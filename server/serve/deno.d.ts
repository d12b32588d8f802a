import type { Serve } from "./keep-listening.ts";
import type { Runtime } from "./upgrade-socket.ts";

/** The few parts of the runtime that main.ts uses, for the type check that runs outside of it. */
declare global {
  namespace Deno {
    const serve: Serve;
    const upgradeWebSocket: Runtime["upgradeWebSocket"];
    const env: { toObject(): Record<string, string> };
    const errors: { AddrInUse: ErrorConstructor };
    function addSignalListener(signal: "SIGINT" | "SIGTERM", handler: () => void): void;
    function exit(code: number): never;
  }
}
