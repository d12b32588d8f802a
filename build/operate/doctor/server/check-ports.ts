import type { Check } from "../check.ts";
import type { Examination } from "../examination.ts";
import { describeError } from "../describe-error.ts";
import { formatDoctorCommand } from "../../../../server/settings/operator-commands.ts";
import { findPortProblem } from "../../../start/launcher/port-problem.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";
import { envFileOption } from "../settings/read-environment.ts";
import { ask } from "./ask.ts";
import { askSelf, getLocalOrigin } from "./ask-self.ts";
import { readdir, readFile, readlink } from "node:fs/promises";
import { readCommand } from "../../../start/processes.ts";

/** The state LISTEN in /proc/net/tcp. */
const listening = "0A";

/**
 * The program that listens on a port, e.g. `nginx (process 812)`; null where the system does not
 * say it, as to an ordinary user about another's.
 */
async function findListener(port: number): Promise<string | null> {
  const sockets = new Set(
    (await Promise.all(["/proc/net/tcp", "/proc/net/tcp6"].map((table) => listenersIn(table, port)))).flat(),
  );
  if (sockets.size === 0) return null;
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    const links = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => "")));
    if (!links.some((link) => sockets.has(link))) continue;
    const [program = "a program"] = (await readCommand(Number(pid)))?.split(" ") ?? [];
    return `${program.split("/").at(-1)} (process ${pid})`;
  }
  return null;
}

async function listenersIn(table: string, port: number): Promise<string[]> {
  const wanted = port.toString(16).toUpperCase().padStart(4, "0");
  const lines = (await readFile(table, "utf8").catch(() => "")).split("\n");
  return lines.flatMap((line) => {
    const fields = line.trim().split(/\s+/);
    const isIt = fields[1]?.endsWith(`:${wanted}`) && fields[3] === listening;
    return isIt && fields[9] ? [`socket:[${fields[9]}]`] : [];
  });
}

/** Whether PORT and the port of the metrics are free, or held by our own server. */
export const checkPorts: Check = {
  name: "ports",
  waitsFor: "The port",
  ifSilent: "Something accepts connections there and does not respond: stop it, or choose another PORT.",
  async run(examination) {
    return [await serverPort(examination), ...await metricsPort(examination)];
  },
};

async function serverPort(examination: Examination): Promise<Finding> {
  const { host, port } = examination.config;
  const origin = getLocalOrigin(examination);
  if (origin === null) return skipped("PORT=0: the start takes any free port.");
  return examination.running?.serverPid
    ? await ownPort(examination, origin)
    : await freePort(examination, host, port);
}

async function ownPort(examination: Examination, origin: string): Promise<Finding> {
  if (examination.config.role === "worker") return await workersPort(examination, origin);
  const answer = await askSelf(examination, origin).catch((error: unknown) => error);
  if (answer instanceof Error) return silent(examination, origin, answer);
  const { arrived, status, isReleased } = answer as Awaited<ReturnType<typeof askSelf>>;
  if (arrived) return ok(`Our server listens at ${origin}.`);
  if (status === 503 && isReleased) {
    return fix(`The server at ${origin} waits for its database.`, "See the database lines below.");
  }
  return await foreign(examination, origin, isReleased);
}

/** A worker answers its health alone (processes.2). */
async function workersPort(examination: Examination, origin: string): Promise<Finding> {
  const answer = await ask(`${origin}/api/health`).catch((error: unknown) => error);
  if (answer instanceof Error) return silent(examination, origin, answer);
  const { status, text } = answer as Awaited<ReturnType<typeof ask>>;
  if (!text.startsWith("{")) return await foreign(examination, origin, false);
  return status === 200
    ? ok(`Our worker answers at ${origin}/api/health.`)
    : fix(`The worker at ${origin} waits for its database.`, "See the database lines below.");
}

function silent({ running, config }: Examination, origin: string, error: Error): Finding {
  const who = config.role === "worker" ? "worker" : "server";
  return fix(
    `The ${who} (process ${running?.serverPid}) does not respond at ${origin}: ${describeError(error)}.`,
    "If it has just been started, wait a moment; else start Glimmer again, and read its log.",
  );
}

async function freePort(examination: Examination, host: string, port: number): Promise<Finding> {
  const problem = await findPortProblem(host, port);
  if (problem === null) return ok(`Port ${port} on ${host} is free for the next start.`);
  if (!problem.includes("used by another program")) {
    return fix(problem.split(". ")[0] + ".", problem.split(". ")[1] ?? "");
  }
  const origin = getLocalOrigin(examination) ?? "";
  const answer = await askSelf(examination, origin).catch(() => null);
  return await foreign(examination, origin, answer?.isReleased ?? false);
}

async function foreign({ config, env }: Examination, origin: string, isGlimmer: boolean): Promise<Finding> {
  if (isGlimmer) {
    return fix(
      `Another Glimmer, with another DATA_DIR or SESSION_SECRET, listens at ${origin}.`,
      env.DATA_DIR
        ? "Stop that one, or give this one another PORT."
        : `If it is the one you mean, give this command its settings: ${
          formatDoctorCommand(envFileOption)
        }\n` +
          "Else stop it, or give this one another PORT.",
    );
  }
  const listener = await findListener(config.port);
  return fix(
    `Port ${config.port} is used by another program${listener ? `: ${listener}` : ""}.`,
    `Stop it, or choose another PORT${listener ? "" : `. Who it is: ss -ltnp 'sport = :${config.port}'`}`,
  );
}

async function metricsPort({ config, running }: Examination): Promise<Finding[]> {
  const { metricsAddress } = config;
  if (metricsAddress === null) return [];
  const { hostname, port } = metricsAddress;
  const shown = `${hostname}:${port}`;
  if (!running?.serverPid) {
    const problem = await findPortProblem(hostname, port);
    return [
      problem === null
        ? ok(`METRICS_ADDRESS ${shown} is free.`)
        : fix(`METRICS_ADDRESS: ${problem.split(". ")[0]}.`, "Choose another METRICS_ADDRESS."),
    ];
  }
  const answer = await fetch(`http://${shown}/metrics`).then((response) => response.text()).catch(() => "");
  return [
    answer.includes("glimmer_") ? ok(`Metrics are served at ${shown}.`) : warn(
      `No metrics of Glimmer come from ${shown}.`,
      "Set METRICS_ADDRESS to a free port, and start Glimmer again.",
    ),
  ];
}
