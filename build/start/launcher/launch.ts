import { type Launch, prepare } from "./prepare-start.ts";
import { supervisePracticeModel } from "./server/supervise-practice-model.ts";
import { superviseServerAndTill } from "./server/supervise-server-and-till.ts";
import { superviseBackups } from "./server/supervise-backups.ts";
import { listServerPermissions } from "./server/deno-permissions.ts";
import { readServerConfig } from "./launcher-settings.ts";
import { spawn } from "node:child_process";
import { product } from "#shared/product.ts";
import { openDatabase } from "../../../server/db/open-database.ts";
import { hasAnyMember, isFounderAwaited } from "../../../server/features/auth/founder-queries.ts";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findDenoProgram } from "./server/deno-program.ts";
import { demoCommand } from "../../../server/settings/operator-commands.ts";

/** Starts everything. Throws when the start cannot succeed, or was ended by the signal. */
export async function launch(run: Launch): Promise<void> {
  const { root, signal, started } = run;
  const { settings, lock, environment: prepared } = await prepare(run);
  const { dataDir, demo } = settings;
  const model = await supervisePracticeModel({ root, environment: prepared, demo, signal });
  if (model) started.adopt(model, (kept) => kept.stop());
  const { address, environment, hasTill } = started.adopt(
    await superviseServerAndTill({
      root,
      dataDir,
      environment: { ...prepared, ...model?.settings },
      lock,
      signal,
    }),
    (services) => services.stop(),
  );

  const config = readServerConfig(environment);
  // Only the machines that run jobs need a place for backups.
  if (config.backup && config.role !== "web") {
    const { DATABASE_URL } = environment;
    const say = (line: string) => console.error(line);
    const backups = superviseBackups({
      root,
      environment: { ...run.env, DATA_DIR: dataDir, DATABASE_URL },
      say,
    });
    started.adopt(backups, (kept) => kept.stop());
  }
  if (demo) {
    await fillWithDemo({
      root,
      environment: { ...environment, PUBLIC_URL: address },
      permissions: listServerPermissions({ root, dataDir, config, programs: ["build/practice"] }),
      signal,
    });
  }
  const joined = await findWhoHasJoined(config);
  // Whoever pressed Ctrl-C meanwhile is not told that it runs.
  signal.throwIfAborted();
  console.log(formatReadyText({
    address,
    contactEmail: config.contactEmail,
    isOwnContact: config.contactEmail !== product.contactEmail,
    ...joined,
    hasOutbox: !settings.isProduction && !config.smtpUrl,
    hasTill,
    hasPracticeModel: model !== null,
    demo,
  }));
  if (settings.openBrowser) openBrowser(address);
}

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/**
 * Opens the address in the person's browser. A machine without one loses nothing: the
 * address is printed too.
 */
function openBrowser(address: string): void {
  const [program = "xdg-open", ...args] = openers[process.platform] ?? [];
  const child = spawn(program, [...args, address], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}

interface Joined {
  readonly hasMembers: boolean;
  /**
   * The first member to join becomes the administrator: the setting allows it, and nobody has
   * joined yet.
   */
  readonly awaitsAdministrator: boolean;
}

/** Who has joined, for what a start says. */
export async function findWhoHasJoined(
  config: { readonly firstMemberIsAdmin: boolean; readonly databaseUrl: string },
): Promise<Joined> {
  const database = openDatabase(config.databaseUrl, { maxConnections: 1 });
  try {
    return {
      hasMembers: await hasAnyMember(database.sql),
      awaitsAdministrator: config.firstMemberIsAdmin && await isFounderAwaited(database.sql),
    };
  } finally {
    await database.close();
  }
}

interface DemoRun {
  readonly root: string;
  readonly environment: Record<string, string>;
  readonly permissions: readonly string[];
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Fills the database with the demo community; the program itself leaves a database alone that has
 * members, and prints the accounts to sign in with. A failure is printed and does not end the
 * start; the signal does.
 */
async function fillWithDemo({ root, environment, permissions, signal }: DemoRun): Promise<void> {
  const script = join(root, "build", "practice", "community", "main.ts");
  if (!existsSync(script)) return console.log("This release has no demo community.");
  const child = spawn(findDenoProgram(root), ["run", ...permissions, script], {
    cwd: root,
    // Alone, and not of those that the hub connects.
    env: { ...environment, PROCESSES: "1" },
    stdio: ["ignore", "inherit", "inherit"],
    signal,
  });
  const [code] = await once(child, "close");
  if (code !== 0) {
    console.error(
      `The demo community could not be created completely (exit code ${code}). The part that was created stays.`,
    );
  }
}

interface ReadyFacts {
  readonly address: string;
  /** The address members write to (mail.3). */
  readonly contactEmail: string;
  /** The operator set it. */
  readonly isOwnContact: boolean;
  readonly hasMembers: boolean;
  readonly awaitsAdministrator: boolean;
  readonly hasOutbox: boolean;
  /** Payments are practice. */
  readonly hasTill: boolean;
  /** AI answers are examples. */
  readonly hasPracticeModel: boolean;
  readonly demo: boolean;
}

/** The text after a successful start: the address, and what to do next. */
export function formatReadyText(facts: ReadyFacts): string {
  const hints = [
    facts.hasMembers ? null : "Join there to make your account.",
    facts.awaitsAdministrator ? "The first member to join is the administrator." : null,
    facts.hasOutbox ? `Emails are not sent; read them at ${facts.address}/dev/outbox` : null,
    facts.hasTill ? "Purchases are practice: no card is charged." : null,
    facts.hasPracticeModel ? "AI answers are examples: no AI service is asked." : null,
    `Members write to ${facts.contactEmail}${
      facts.isOwnContact ? "." : ": set CONTACT_EMAIL to your own address."
    }`,
    facts.demo || facts.hasMembers ? null : `To try it with an example community first: ${demoCommand}`,
    "Stop with Ctrl-C.",
  ].filter((line) => line !== null);
  return [`Glimmer is ready at ${facts.address}`, ...hints.map((line) => `  ${line}`)].join("\n");
}
