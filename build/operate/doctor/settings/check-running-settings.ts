import { readFile } from "node:fs/promises";
import { listSettingNames } from "../../../../server/config.ts";
import { formatDoctorCommand } from "../../../../server/settings/operator-commands.ts";
import type { Check } from "../check.ts";
import { type Finding, ok, skipped, warn } from "../finding.ts";
import { findOtherGlimmers } from "../server/find-other-glimmers.ts";
import { envFileOption } from "./read-environment.ts";

/** The settings that the launcher sets by itself. */
const supplied = new Set([
  "PORT",
  "DATA_DIR",
  "DATABASE_URL",
  "DATABASE_CONNECTIONS",
  "HUB_IS_NEW",
  "HUB_SOCKET",
  "HUB_TOKEN",
  "PROCESSES",
  "SESSION_SECRET",
  "EVIDENCE_KEY",
  "FIRST_MEMBER_IS_ADMIN",
  "PRACTICE_TILL_URL",
  "PRACTICE_MODEL_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PUBLISHABLE_KEY",
]);

/** Whether the running server was started with these settings: names only, never values. */
export const checkRunningSettings: Check = {
  name: "running",
  waitsFor: "The running server",
  ifSilent: "Try again.",
  async run({ env, running, config }) {
    if (running === null) {
      return reportNotRunning(
        config.dataDir,
        (await findOtherGlimmers()).filter((other) => other !== config.dataDir),
      );
    }
    const where = running.address ? `at ${running.address}` : "and is starting";
    if (running.serverPid === null) {
      return warn(
        `Glimmer runs ${where}, but its server process does not.`,
        "Read what it printed: it says why.",
      );
    }
    const given = await readFile(`/proc/${running.serverPid}/environ`, "utf8").catch(() => null);
    if (given === null) return ok(`Glimmer runs ${where} (process ${running.serverPid}).`);
    const its = Object.fromEntries(given.split("\0").map((line) => line.split(/=(.*)/s).slice(0, 2)));
    const differing = listSettingNames().filter((name) => {
      if ((its[name] || undefined) === (env[name] || undefined)) return false;
      // The launcher resolves these.
      if (name === "DATA_DIR" && its[name] === config.dataDir) return false;
      if (name === "PORT" && env[name] === "0") return false;
      if (name === "PROCESSES" && its[name] === String(config.processes)) return false;
      return !supplied.has(name) || Boolean(env[name]);
    });
    if (differing.length === 0) {
      return ok(`Glimmer runs ${where} (process ${running.serverPid}) with these settings.`);
    }
    return warn(
      `Glimmer runs ${where} with other settings than these: ${differing.join(", ")}.`,
      "If you changed them since it started, start it again. " +
        `If it gets them from a file, name that: ${formatDoctorCommand(envFileOption)}`,
    );
  },
};

/** Without its settings this command would look at an installation that nobody uses. */
export function reportNotRunning(dataDir: string, others: readonly string[]): Finding {
  const says = `No Glimmer runs with its data in ${dataDir}`;
  if (others.length === 0) return skipped(`${says}; what needs one is not checked.`);
  return warn(
    `${says}, but on this machine one runs with its data in ${others.join(", and one in ")}.`,
    `To look at that one, give this command its settings: ${formatDoctorCommand(envFileOption)}`,
  );
}
