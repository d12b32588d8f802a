import { join } from "node:path";
import process from "node:process";
import { z } from "zod";
import { announceReady, portTakenCode } from "../../../server/serve/announce-ready.ts";
import { answerLimitMs, type Deliver } from "./events/deliver-events.ts";
import { createPracticeTill } from "./practice-till.ts";
import { openStateFile } from "./state/state-file.ts";

/** The environment that the launcher gives it. */
const environment = z.object({
  PORT: z.coerce.number().int(),
  DATA_DIR: z.string().min(1),
  /** Origin of the server, which passes the till's pages on. */
  PUBLIC_URL: z.url(),
  /** Where events go. */
  WEBHOOK_URL: z.url(),
  STRIPE_SECRET_KEY: z.string().startsWith("sk_test_"),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_"),
});

const tickMs = 1_000;

/**
 * The practice till as a program of its own, which the launcher runs beside the server (shop.5).
 */
async function start(): Promise<void> {
  const env = environment.parse(process.env);
  const file = await openStateFile(join(env.DATA_DIR, "practice-till.json"));
  const till = createPracticeTill({
    clock: { now: () => new Date() },
    secretKeys: [env.STRIPE_SECRET_KEY],
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    publicUrl: env.PUBLIC_URL.replace(/\/+$/, ""),
    deliver: deliverTo(env.WEBHOOK_URL),
    state: file.state,
    save: file.save,
  });
  const server = Deno.serve({
    hostname: "127.0.0.1",
    port: env.PORT,
    // Quiet, since the launcher says where everything is.
    onListen: () => {},
    onError: (error) => {
      console.error(error);
      return new Response("The practice till failed.", { status: 500 });
    },
  }, (request) => till.fetch(request));
  const { port } = server.addr;
  announceReady({ port, address: `http://127.0.0.1:${port}` });
  const ticking = setInterval(() => void till.catchUp().catch(console.error), tickMs);

  async function stop(): Promise<void> {
    clearInterval(ticking);
    await server.shutdown();
    await file.written();
  }
  const end = () => void stop().then(() => Deno.exit(0), fail);
  Deno.addSignalListener("SIGTERM", end);
  Deno.addSignalListener("SIGINT", end);
  // The launcher was killed, so nothing else would stop this process.
  process.on("disconnect", end);
}

function deliverTo(webhookUrl: string): Deliver {
  return async ({ body, signature }) => {
    const response = await fetch(webhookUrl, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(answerLimitMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  };
}

function fail(error: unknown): never {
  const isPortTaken = error instanceof Deno.errors.AddrInUse;
  console.error(isPortTaken ? "The practice till's port is taken." : error);
  Deno.exit(isPortTaken ? portTakenCode : 1);
}

await start().catch(fail);
