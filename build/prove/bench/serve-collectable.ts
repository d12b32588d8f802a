import process from "node:process";
import { serve, type Served } from "./processes.ts";

export const collectQuestion = "collect";

/** Memory after a forced collection, in bytes. */
export interface Weight {
  readonly rss: number;
  readonly heapUsed: number;
  readonly heapTotal: number;
  /** Buffers outside of the heap. */
  readonly external: number;
}

interface Collectable extends Served {
  /** Collects the server's garbage and weighs what is left. */
  collect(): Promise<Weight>;
}

/** Starts the product with its usual settings; its garbage can be collected from here. */
export async function serveCollectable(deno: string, env: Record<string, string>): Promise<Collectable> {
  const served = await serve(deno, "build/prove/bench/collectable-server.ts", {
    ...env,
    DENO_V8_FLAGS: [process.env["DENO_V8_FLAGS"], "--expose-gc"].filter(Boolean).join(","),
  });
  return { ...served, collect: async () => await served.ask(collectQuestion) as Weight };
}
