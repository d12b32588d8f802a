import { existsSync } from "node:fs";
import { join } from "node:path";
import { readServerConfig } from "../launcher-settings.ts";
import { showLine, startDenoProcess } from "./supervise-server.ts";
import { findDenoProgram } from "./deno-program.ts";
import { restartWithBackoff } from "./restart-with-backoff.ts";

interface ModelRun {
  readonly root: string;
  /** The server's. */
  readonly environment: Record<string, string>;
  /** Whether the demo was asked for: without it there is no practice model. */
  readonly demo: boolean;
  /** Ends a first start that is under way. */
  readonly signal: AbortSignal;
}

interface SupervisedModel {
  /** The settings by which the server finds it. */
  readonly settings: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Runs the practice model on Deno until stopped (ai.6). Null: without the demo, in production, with
 * a key for an AI service, or in a release without it. It ends when this process is gone.
 */
export async function supervisePracticeModel(
  { root, environment, demo, signal }: ModelRun,
): Promise<SupervisedModel | null> {
  const program = join(root, "build", "practice", "model", "main.ts");
  const config = readServerConfig(environment);
  if (!demo || config.environment === "production" || config.ai || !existsSync(program)) return null;
  let port = 0;
  const kept = await restartWithBackoff({
    name: "The practice model",
    say: (line) => console.error(line),
    start: async (stopping) => {
      const model = await startDenoProcess({
        name: "The practice model",
        program: findDenoProgram(root),
        args: ["run", ...modelPermissions(root, port), program],
        root,
        environment: { NO_COLOR: "1", PORT: String(port) },
        onLine: showLine,
        signal: AbortSignal.any([stopping, signal]),
      });
      // The server knows it at this port from now on.
      port = model.port;
      return model;
    },
  });
  return {
    settings: { PRACTICE_MODEL_URL: `http://127.0.0.1:${port}/v1` },
    stop: () => kept.stop(),
  };
}

/**
 * Lists what it may do: listen on this machine, read its own code, and draw (sharp is a native
 * module).
 */
function modelPermissions(root: string, port: number): string[] {
  const code = ["build/practice", "server", "shared", "node_modules", "package.json", "deno.json"];
  return [
    "--no-prompt",
    `--allow-net=127.0.0.1:${port}`,
    `--allow-read=${code.map((name) => join(root, name)).join(",")}`,
    // sharp looks for the system's C library, in files and in a report that names host,
    // processors and interfaces.
    "--ignore-read",
    "--allow-env",
    "--allow-sys=hostname,cpus,networkInterfaces",
    `--allow-ffi=${join(root, "node_modules")}`,
  ];
}
