import { stat } from "node:fs/promises";
import { join } from "node:path";
import { parseDatabaseUrl } from "../../../../server/settings/database-config.ts";
import type { Check } from "../check.ts";
import type { Examination } from "../examination.ts";
import { type Finding, fix, ok, warn } from "../finding.ts";

/** Files of DATA_DIR that only the owner may read. */
const secretFiles = [
  "session-secret",
  "evidence-key",
  "practice-keys.json",
  "postgres-password",
];

/** Fewer different characters than a random secret of this length has. */
const fewestCharacters = 12;
const usualPasswords = ["", "postgres", "password", "glimmer", "admin", "secret", "changeme", "root"];

/** Secrets that can be guessed, and files with secrets that others may read. */
export const checkSecrets: Check = {
  name: "secrets",
  waitsFor: "The file system",
  ifSilent: "Check whether the disk of DATA_DIR responds: ls DATA_DIR",
  async run(examination) {
    const found = [
      weakSessionSecret(examination),
      weakEvidenceKey(examination),
      weakDatabasePassword(examination),
      ...await openFiles(examination),
    ]
      .filter((finding) => finding !== null);
    return found.length > 0 ? found : ok("Secrets are long, and their files are for their owner alone.");
  },
};

function weakSessionSecret({ env, config, wrong }: Examination): Finding | null {
  const secret = env.SESSION_SECRET;
  if (!secret || wrong.has("SESSION_SECRET")) return null;
  if (new Set(secret).size >= fewestCharacters && !/change.?me|example|secret|password/i.test(secret)) {
    return null;
  }
  const says = "SESSION_SECRET can be guessed: whoever does can forge mailed links.";
  const todo =
    "Set it to what this prints: openssl rand -base64 48\nLinks mailed before then no longer work.";
  return config.environment === "production" ? fix(says, todo) : warn(says, todo);
}

function weakEvidenceKey({ env, config, wrong }: Examination): Finding | null {
  if (!env.EVIDENCE_KEY || wrong.has("EVIDENCE_KEY")) return null;
  if (config.evidenceKeys.every(({ bytes }) => new Set(bytes).size >= fewestCharacters)) return null;
  const says = "EVIDENCE_KEY can be guessed: whoever does can read what is kept as evidence.";
  const todo =
    "Put what this prints before it, with a comma in between: openssl rand -base64 32\nThe other stays for twelve months.";
  return config.environment === "production" ? fix(says, todo) : warn(says, todo);
}

function weakDatabasePassword({ env, wrong }: Examination): Finding | null {
  if (!env.DATABASE_URL || wrong.has("DATABASE_URL")) return null;
  const { hosts, user, password } = parseDatabaseUrl(env.DATABASE_URL);
  const isHere = hosts.every(({ host, socket }) =>
    socket || ["localhost", "127.0.0.1", "::1"].includes(host)
  );
  if (isHere || !usualPasswords.includes(password) && password !== user) return null;
  // An empty one may stand for a certificate or the address that the database trusts.
  if (password === "") return null;
  return warn(
    "The password in DATABASE_URL is one that everybody tries first.",
    `Change it: alter role "${user}" password '…', then set DATABASE_URL and start Glimmer again.`,
  );
}

async function openFiles({ config, envFile }: Examination): Promise<Finding[]> {
  // Windows has no such bits.
  if (process.platform === "win32") return [];
  const paths = [
    ...secretFiles.map((name) => join(config.dataDir, name)),
    ...(envFile ? [envFile.path] : []),
  ];
  const found = await Promise.all(paths.map(async (path) => {
    const mode = await stat(path).then((file) => file.mode & 0o077, () => 0);
    if (mode === 0) return null;
    return fix(`${path} holds secrets, and other users of this machine may read it.`, `chmod 600 ${path}`);
  }));
  return found.filter((finding) => finding !== null);
}
