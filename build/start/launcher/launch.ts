import { fillWithDemo } from "./demo.ts";
import { whoHasJoined } from "./who-has-joined.ts";
import { type Launch, prepare } from "./prepare-start.ts";
import { readyText } from "./ready-text.ts";
import { supervisePracticeModel } from "./server/supervise-practice-model.ts";
import { superviseServerAndTill } from "./server/supervise-server-and-till.ts";
import { superviseBackups } from "./server/supervise-backups.ts";
import { serverPermissions } from "./server/deno-permissions.ts";
import { serverConfig } from "./launcher-settings.ts";
import { spawn } from "node:child_process";
import { product } from "#shared/product.ts";

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

  const config = serverConfig(environment);
  // Of the machines on a database only those of the jobs need a place for backups.
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
      permissions: serverPermissions({ root, dataDir, config, programs: ["build/practice"] }),
      signal,
    });
  }
  console.log(readyText({
    address,
    contactEmail: config.contactEmail,
    isOwnContact: config.contactEmail !== product.contactEmail,
    ...await whoHasJoined(config),
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
