import { existsSync } from "node:fs";
import { join } from "node:path";
import { readOrCreatePracticeKeys } from "../data/practice-keys.ts";
import { readServerConfig } from "../launcher-settings.ts";
import { showLine, startDenoProcess } from "./supervise-server.ts";
import { findDenoProgram } from "./deno-program.ts";
import { restartWithBackoff } from "./restart-with-backoff.ts";

interface TillRun {
  readonly root: string;
  readonly dataDir: string;
  /** The server's, with the port it will listen on. */
  readonly environment: Record<string, string>;
  /** Ends a first start that is under way. */
  readonly signal: AbortSignal;
}

interface SupervisedTill {
  /** The settings by which the server finds it. */
  readonly settings: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Runs the practice till on Deno until stopped (shop.5), where payments would not be set up
 * otherwise. Null: in production, with keys for Stripe, or in a release without the till. It ends
 * when this process is gone.
 */
export async function supervisePracticeTill(
  { root, dataDir, environment, signal }: TillRun,
): Promise<SupervisedTill | null> {
  const program = join(root, "build", "practice", "till", "main.ts");
  const config = readServerConfig(environment);
  if (config.environment === "production" || config.stripe || !existsSync(program)) return null;
  const webhookUrl = `${localOrigin(config)}/api/stripe/webhook`;
  const keys = await readOrCreatePracticeKeys(dataDir);
  let port = 0;
  const kept = await restartWithBackoff({
    name: "The practice till",
    say: (line) => console.error(line),
    start: async (stopping) => {
      const till = await startDenoProcess({
        name: "The practice till",
        program: findDenoProgram(root),
        args: ["run", ...listTillPermissions({ root, dataDir, port, webhookUrl }), program],
        root,
        environment: {
          ...pick(environment, ["HOME", "DENO_DIR", "TZ", "LOG_LEVEL"]),
          ...keys,
          NO_COLOR: "1",
          DATA_DIR: dataDir,
          PUBLIC_URL: config.publicUrl,
          WEBHOOK_URL: webhookUrl,
          PORT: String(port),
        },
        onLine: showLine,
        signal: AbortSignal.any([stopping, signal]),
      });
      // The server knows it at this port from now on.
      port = till.port;
      return till;
    },
  });
  return {
    settings: { ...keys, PRACTICE_TILL_URL: `http://127.0.0.1:${port}` },
    stop: () => kept.stop(),
  };
}

/** Where this machine reaches the server, whatever address it listens on. */
function localOrigin({ host, port }: { host: string; port: number }): string {
  if (host === "0.0.0.0") return `http://127.0.0.1:${port}`;
  if (host === "::") return `http://[::1]:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function pick(environment: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => names.includes(name)));
}

interface TillReach {
  readonly root: string;
  readonly dataDir: string;
  /** 0: the system chooses a free one. */
  readonly port: number;
  readonly webhookUrl: string;
}

/**
 * Lists what the practice till may do: listen on this machine, call our webhook, and keep its one
 * file.
 */
export function listTillPermissions({ root, dataDir, port, webhookUrl }: TillReach): string[] {
  const code = ["build/practice", "server", "shared", "node_modules", "package.json", "deno.json"];
  const file = join(dataDir, "practice-till.json");
  const files = [file, `${file}.next`];
  return [
    "--no-prompt",
    `--allow-net=127.0.0.1:${port},${new URL(webhookUrl).host}`,
    `--allow-read=${[...code.map((name) => join(root, name)), ...files].join(",")}`,
    `--allow-write=${files.join(",")}`,
    "--allow-env",
  ];
}
