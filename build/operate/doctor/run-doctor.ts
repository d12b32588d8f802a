import { product } from "#shared/product.ts";
import { listSettingNames } from "../../../server/config.ts";
import { type Examination, examine } from "./examination.ts";
import { type Finding, ok, skipped, warn } from "./finding.ts";
import { formatAsJson, formatAsText, mustFix, type Report } from "./print-findings.ts";
import { type Arguments, readArguments, usage } from "./read-arguments.ts";
import { runChecks } from "./run-checks.ts";
import { findMissingAccess } from "./settings/find-missing-access.ts";
import type { Environment } from "./settings/read-environment.ts";
import type { Check } from "./check.ts";
import { checkDatabase } from "./database/check-database.ts";
import { checkReplicas } from "./database/check-replicas.ts";
import { checkPackages } from "./installation/check-packages.ts";
import { checkPages } from "./installation/check-pages.ts";
import { checkRuntime } from "./installation/check-runtime.ts";
import { checkClock } from "./machine/check-clock.ts";
import { checkDisk } from "./machine/check-disk.ts";
import { checkMemory } from "./machine/check-memory.ts";
import { checkStorage } from "./machine/check-storage.ts";
import { checkCertificate } from "./proxy/check-certificate.ts";
import { checkProxy } from "./proxy/check-proxy.ts";
import { checkUploads } from "./proxy/check-uploads.ts";
import { checkWebSocket } from "./proxy/check-websocket.ts";
import { checkDescriptors } from "./server/check-descriptors.ts";
import { checkPorts } from "./server/check-ports.ts";
import { checkCdn } from "./services/check-cdn.ts";
import { checkStore } from "./services/check-store.ts";
import { checkAi } from "./services/check-ai.ts";
import { checkBackup } from "./services/check-backup.ts";
import { checkMail } from "./services/check-mail.ts";
import { checkPayments } from "./services/check-payments.ts";
import { checkMediaHash } from "./services/check-media-hash.ts";
import { checkRedis } from "./services/check-redis.ts";
import { checkRunningSettings } from "./settings/check-running-settings.ts";
import { checkSecrets } from "./settings/check-secrets.ts";
import { checkSettings } from "./settings/check-settings.ts";
import { askThroughProxy, findPublicAddressProblem } from "./proxy/public-address.ts";

/** Whether the proxy passes a stream on as it comes, which answers of AI chats are. */
export const checkStreams: Check = {
  name: "streams",
  waitsFor: "A stream through PUBLIC_URL",
  ifSilent: "The proxy holds responses back: turn its buffering off for text/event-stream.",
  run: (examination) => lookAtStreams(examination, 2_000),
};

/** @param openMs how long the stream stays open after its first piece */
export async function lookAtStreams(examination: Examination, openMs: number): Promise<Finding> {
  const problem = findPublicAddressProblem(examination);
  if (problem) return problem;
  const answer = await askThroughProxy(examination, { streamMs: openMs }).catch(() => null);
  if (!answer?.arrived) return skipped("See the proxy lines first.");
  // A proxy that buffers sends nothing before the stream has ended.
  if (answer.firstPieceMs < openMs) return ok("Streams pass as they come.");
  return warn(
    "The proxy holds streams back: answers of AI chats appear all at once.",
    "Turn buffering off for text/event-stream. nginx does so by default unless proxy_ignore_headers names " +
      "X-Accel-Buffering; compressing proxies need an exception.",
  );
}

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
  const text = given.json ? formatAsJson(report) : formatAsText(report, hasColours);
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
  const given = listSettingNames().filter((name) => env[name]);
  const from = envFile ? `${envFile.path} and this shell` : "this shell";
  return [
    release ?? `${product.name} ${product.version}, not of a release archive`,
    `Settings of ${from}: ${given.length > 0 ? given.join(", ") : "none, so all have their defaults"}.`,
    `Data in ${config.dataDir}; members' address ${config.publicUrl}.`,
  ];
}

const secretNames = /(_KEY|_SECRET|_TOKEN|PASSWORD)$/;

/** From this length on, a secret is no word that a sentence may have by chance. */
const longEnough = 8;

/**
 * Replaces every secret of the environment in a text, wherever a message quotes one. Short ones
 * only where they stand alone, and not in paths: a password may be "glimmer". The text must be as
 * people read it, since JSON writes quotes and backslashes otherwise.
 */
export function hideSecrets(
  text: string,
  env: Readonly<Record<string, string | undefined>>,
  more: readonly string[] = [],
): string {
  return [...secretsOf(env), ...more]
    .filter((secret) => secret !== "")
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(patternOf(secret), "•••"), text);
}

function patternOf(secret: string): RegExp {
  const literal = secret.replace(/\W/g, "\\$&");
  return new RegExp(
    secret.length >= longEnough ? literal : `(?<![\\w./-])${literal}(?![\\w/-]|\\.\\w)`,
    "g",
  );
}

function secretsOf(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (!value) return [];
    if (secretNames.test(name)) return [value];
    return name.endsWith("_URL") ? passwordsOf(value) : [];
  });
}

/** As written, and as decoded. */
function passwordsOf(url: string): string[] {
  const password = /^[a-z]+:\/\/[^/?#\s]*?:([^/\s]+)@/i.exec(url)?.[1];
  if (!password) return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}

/** In the order in which they are printed: what others depend on comes first. */
export const allChecks: readonly Check[] = [
  checkSettings,
  checkSecrets,
  checkRuntime,
  checkPackages,
  checkPages,
  checkRunningSettings,
  checkPorts,
  checkDatabase,
  checkReplicas,
  checkStorage,
  checkDisk,
  checkMemory,
  checkDescriptors,
  checkClock,
  checkProxy,
  checkCertificate,
  checkWebSocket,
  checkUploads,
  checkStreams,
  checkStore,
  checkCdn,
  checkMail,
  checkAi,
  checkPayments,
  checkMediaHash,
  checkRedis,
  checkBackup,
];
