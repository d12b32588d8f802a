import { ConfigError } from "../../../../server/config-error.ts";
import { type Config, listSettingNames, readConfig } from "../../../../server/config.ts";
import { readSettings } from "../../../start/launcher/launcher-settings.ts";
import type { Environment } from "./read-environment.ts";

interface SettingProblem {
  readonly names: readonly string[];
  /** The expectation, e.g. "expected a number". */
  readonly says: string;
}

export interface JudgedSettings {
  readonly problems: readonly SettingProblem[];
  /** As if the unusable settings were not given, so that the other checks can go on. */
  readonly config: Config;
}

/** Valid in place of what is wrong or missing. Nothing is ever sent there. */
const placeholders: Readonly<Record<string, string>> = {
  DATABASE_URL: "postgres://nobody@database.invalid/none",
  SESSION_SECRET: "-".repeat(32),
  EVIDENCE_KEY: "A".repeat(43),
  PUBLIC_URL: "https://address.invalid",
  SMTP_URL: "smtps://mail.invalid",
  CONTACT_EMAIL: "help@mail.invalid",
  MAIL_FROM: "nobody@mail.invalid",
};

/**
 * Reads the settings as the start does, until nothing is wrong any more: the start itself stops
 * at the first kind of problem. `supplied` is what the launcher adds.
 */
export function findSettingProblems(env: Environment, supplied: Record<string, string>): JudgedSettings {
  const problems: SettingProblem[] = [];
  let usable: Record<string, string | undefined> = { ...env };
  for (;;) {
    try {
      readSettings(usable, []);
      const config = readConfig({ ...supplied, ...withoutEmpty(usable), ...databaseOf(usable, supplied) });
      return { problems, config };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      const found = readProblems(error.message);
      const names = found.flatMap((problem) => problem.names);
      if (names.every((name) => usable[name] === placeholders[name])) throw error;
      const listed = new Set(problems.flatMap((problem) => problem.names));
      // Without a wrong key of Stripe the other two lack it; that is no problem of its own.
      problems.push(...found.filter((problem) => !problem.names.some((name) => listed.has(name))));
      usable = { ...usable, ...Object.fromEntries(names.map((name) => [name, placeholders[name]])) };
    }
  }
}

function withoutEmpty(env: Environment): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => value ? [[name, value]] : []));
}

/** A setting that is given wins over what the launcher would supply, except an empty one. */
function databaseOf(usable: Environment, supplied: Record<string, string>): Record<string, string> {
  const url = usable.DATABASE_URL || supplied.DATABASE_URL || placeholders.DATABASE_URL;
  const secret = usable.SESSION_SECRET || supplied.SESSION_SECRET || placeholders.SESSION_SECRET;
  return { DATABASE_URL: url ?? "", SESSION_SECRET: secret ?? "" };
}

const known = new Set([...listSettingNames(), "OPEN_BROWSER", "BUILD_WEB"]);

/** `  NAME: what was expected`, a line each; several names may share a line. */
function readProblems(message: string): SettingProblem[] {
  return message.split("\n").flatMap((line) => {
    const [, subject = "", says = ""] = /^\s*([A-Z][^:]*): (.+)$/.exec(line) ?? [];
    // A part of a setting may follow its name: `AI_MODELS.GPT-4o`.
    const names = (subject.match(/\b[A-Z][A-Z\d_]+\b/g) ?? []).filter((name) => known.has(name));
    return names.length === 0 ? [] : [{ names, says }];
  });
}
