import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseEnv } from "node:util";

export type Environment = Readonly<Record<string, string | undefined>>;

export interface GivenEnvironment {
  readonly env: Environment;
  readonly envFile: EnvFile | null;
}

/** How an operator names the file of the settings; the usual one. */
export const envFileOption = "--env-file /etc/glimmer.env";

interface EnvFile {
  readonly path: string;
  readonly names: readonly string[];
}

/**
 * The environment of the start, over the file's settings: a supervisor gives the file alone.
 * Throws with a sentence when the file cannot be read.
 */
export async function readEnvironment(
  env: Environment,
  file: string | null,
): Promise<GivenEnvironment> {
  if (file === null) return { env, envFile: null };
  const path = resolve(file);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === "EACCES"
        ? `--env-file: ${path} may not be read by this user. Run the same as root.`
        : `--env-file: ${path} cannot be read (${error.code}).`,
    );
  });
  const given = parseEnv(text) as Record<string, string>;
  return { env: { ...env, ...given }, envFile: { path, names: Object.keys(given) } };
}
