/** The few parts of the runtime that main.ts uses, for the type check that runs outside of it. */
declare namespace Deno {
  interface HttpServer {
    readonly addr: { readonly hostname: string; readonly port: number };
    readonly finished: Promise<void>;
    shutdown(): Promise<void>;
  }
  function serve(
    options: {
      hostname: string;
      port: number;
      signal?: AbortSignal;
      onListen?: (address: { hostname: string; port: number }) => void;
    },
    handler: (
      request: Request,
      info: { remoteAddr: { hostname: string } },
    ) => Response | Promise<Response>,
  ): HttpServer;
  const env: { toObject(): Record<string, string> };
  const errors: { AddrInUse: ErrorConstructor; AddrNotAvailable: ErrorConstructor };
  function addSignalListener(signal: "SIGINT" | "SIGTERM", handler: () => void): void;
  function exit(code: number): never;
}
