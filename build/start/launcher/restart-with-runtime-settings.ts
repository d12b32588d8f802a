import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runtimeSettings } from "../../../server/settings/runtime-settings.ts";
import { readEnvironment } from "../../operate/doctor/settings/read-environment.ts";

/**
 * Runs this program once more, and ends as it ends, when the file of `--env-file` has settings that
 * the runtime reads at its start alone: own authorities, a proxy to the outside. Else returns.
 */
export async function restartWithRuntimeSettings(root: string): Promise<void> {
  const [script = "", ...args] = process.argv.slice(1);
  const env = await runtimeSettingsOf(args);
  if (Object.entries(env).every(([name, value]) => process.env[name] === value)) return;
  const before = "Deno" in globalThis ? ["run", "--allow-all", "--config", join(root, "deno.json")] : [];
  const child = spawn(process.execPath, [...before, script, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, "exit") as [number | null];
  process.exit(code ?? 1);
}

/** Reads the settings of the file alone. The program itself says what is wrong with it. */
async function runtimeSettingsOf(args: readonly string[]): Promise<Record<string, string>> {
  const { values } = parseArgs({
    args: [...args],
    options: { "env-file": { type: "string" } },
    strict: false,
    allowPositionals: true,
  });
  const file = values["env-file"];
  if (typeof file !== "string") return {};
  const { env } = await readEnvironment({}, file).catch(() => ({ env: {} as Record<string, undefined> }));
  return Object.fromEntries(
    Object.keys(runtimeSettings).flatMap((name) => {
      const value = env[name];
      return value ? [[name, value]] : [];
    }),
  );
}
