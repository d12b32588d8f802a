import { type Config, readConfig } from "../../../../server/config.ts";
import type { Examination } from "../examination.ts";

const secret = "a secret that only tests know, 32+ chars";

/** A configuration by settings' environment names, over valid ones. */
export function configOf(env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none", SESSION_SECRET: secret, ...env });
}

/** An installation at rest with these settings. */
export function examinationOf(
  env: Readonly<Record<string, string>> = {},
  rest: Partial<Examination> = {},
): Examination {
  return {
    root: ".",
    release: null,
    env,
    envFile: null,
    problems: [],
    config: configOf(env),
    wrong: new Set(),
    running: null,
    embedded: null,
    mailTo: null,
    now: () => new Date(),
    ...rest,
  };
}
