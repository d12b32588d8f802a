import process from "node:process";
import { z } from "zod";
import { announceReady, portTakenCode } from "../../../server/serve/announce-ready.ts";
import { createPracticeModel } from "./practice-model.ts";

const environment = z.object({ PORT: z.coerce.number().int() });

/** The practice model as a program of its own, which the launcher runs beside the server of the demo (ai.6). */
function start(): void {
  const server = Deno.serve({
    hostname: "127.0.0.1",
    port: environment.parse(process.env).PORT,
    // Quiet, since the launcher says where everything is.
    onListen: () => {},
    onError: (error) => {
      console.error(error);
      return new Response("The practice model failed.", { status: 500 });
    },
  }, createPracticeModel());
  const { port } = server.addr;
  announceReady({ port, address: `http://127.0.0.1:${port}` });
  const end = () => Deno.exit(0);
  Deno.addSignalListener("SIGTERM", end);
  Deno.addSignalListener("SIGINT", end);
  // The launcher was killed: nobody is left to stop it.
  process.on("disconnect", end);
}

try {
  start();
} catch (error) {
  const isPortTaken = error instanceof Deno.errors.AddrInUse;
  console.error(isPortTaken ? "The practice model's port is taken." : error);
  Deno.exit(isPortTaken ? portTakenCode : 1);
}
