import { product } from "#shared/product.ts";
import { settingNames } from "../../../server/config.ts";
import { allChecks } from "./all-checks.ts";
import { type Examination, examine } from "./examination.ts";
import type { Finding } from "./finding.ts";
import { hideSecrets } from "./hide-secrets.ts";
import { asJson, asText, mustFix, type Report } from "./print-findings.ts";
import { type Arguments, readArguments, usage } from "./read-arguments.ts";
import { runChecks } from "./run-checks.ts";
import { findMissingAccess } from "./settings/find-missing-access.ts";
import type { Environment } from "./settings/read-environment.ts";

interface Run {
  readonly root: string;
  readonly env: Environment;
  readonly args: readonly string[];
  readonly hasColours: boolean;
}

interface Outcome {
  readonly text: string;
  /** 0: nothing must be fixed. */
  readonly exitCode: number;
}

/** Looks at everything, and returns what to print. Never throws because of what it finds. */
export async function runDoctor({ root, env, args, hasColours }: Run): Promise<Outcome> {
  let given: Arguments;
  let examination: Examination;
  try {
    given = readArguments(args);
    examination = await examine({ root, env, args: given });
  } catch (error) {
    return { text: `${hideSecrets((error as Error).message, env)}\n\n${usage}`, exitCode: 1 };
  }
  const blocked = await findMissingAccess(examination.config.dataDir);
  const results = blocked
    ? [{ check: "user", findings: [blocked] }]
    : await runChecks(allChecks, examination);
  const report = withoutSecrets(examination, { about: describe(examination), results });
  const text = given.json ? asJson(report) : asText(report, hasColours);
  return { text, exitCode: mustFix(results) ? 1 : 0 };
}

/** Also without those that no setting gives, but the data directory. */
function withoutSecrets({ env, config, embedded }: Examination, { about, results }: Report): Report {
  const password = embedded?.url ? new URL(embedded.url).password : "";
  const hide = (text: string) => hideSecrets(text, env, [config.sessionSecret, password]);
  const findings = (found: readonly Finding[]) =>
    found.map(({ verdict, says, todo }) => ({
      verdict,
      says: hide(says),
      todo: todo === null ? null : hide(todo),
    }));
  return {
    about: about.map(hide),
    results: results.map((result) => ({ ...result, findings: findings(result.findings) })),
  };
}

/** Where the settings come from: a wrong place is the commonest reason for strange findings. */
function describe({ release, env, envFile, config }: Examination): string[] {
  const given = settingNames().filter((name) => env[name]);
  const from = envFile ? `${envFile.path} and this shell` : "this shell";
  return [
    release ?? `${product.name} ${product.version}, not of a release archive`,
    `Settings of ${from}: ${given.length > 0 ? given.join(", ") : "none, so all have their defaults"}.`,
    `Data in ${config.dataDir}; members' address ${config.publicUrl}.`,
  ];
}
