import process from "node:process";
import { z } from "zod";
import { announceReady, portTakenCode } from "../../../server/serve/announce-ready.ts";
import { aiKinds } from "./behaviour.ts";
import { behaviours } from "./control.ts";
import { examples } from "./examples/examples.ts";
import { startPracticeModel } from "./start-practice-model.ts";

const environment = z.object({
  PORT: z.coerce.number().int().default(0),
  /** JSON: how a kind is served over the examples, e.g. `{"chat":{"status":503}}`. */
  BEHAVIOUR: z.string().default("{}").transform((text) => behaviours.parse(JSON.parse(text))),
});

/** The practice model as a process, which the launcher runs beside the demo's server (ai.6). */
async function start(): Promise<void> {
  const { PORT, BEHAVIOUR } = environment.parse(process.env);
  const { baseUrl, behave } = await startPracticeModel({ port: PORT, usual: examples });
  for (const kind of aiKinds) behave(kind, BEHAVIOUR[kind] ?? {});
  const end = () => process.exit(0);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, end);
  // The launcher was killed, so nothing else would stop this process.
  process.on("disconnect", end);
  announceReady({ port: Number(new URL(baseUrl).port), address: new URL(baseUrl).origin });
}

await start().catch((error: unknown) => {
  const isPortTaken = (error as { code?: unknown }).code === "EADDRINUSE";
  console.error(isPortTaken ? "The practice model's port is taken." : error);
  process.exit(isPortTaken ? portTakenCode : 1);
});
