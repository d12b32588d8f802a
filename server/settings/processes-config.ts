import { availableParallelism } from "node:os";
import { z } from "zod";
import { ConfigError } from "../config-error.ts";

/** The role of a process: `web` serves members, `worker` runs jobs. */
type ProcessRole = "web" | "worker" | "all";

const mostProcesses = 64;

/** Processes of one service; further settings by their environment names. */
export const processSettings = {
  /** How many server processes the launcher starts, on one port; `auto`: one core is left. */
  PROCESSES: z.union(
    [z.literal("auto"), z.coerce.number().int().min(1).max(mostProcesses)],
    `expected auto, or a number from 1 to ${mostProcesses}`,
  ).default(1),
  ROLE: z.enum(["web", "worker", "all"]).default("all"),
  /** Where the processes of a launcher reach its hub, and the word that lets them in. */
  HUB_SOCKET: z.string().optional(),
  HUB_TOKEN: z.string().optional(),
  /** For the first process of a launcher at its start, when no other one could serve yet. */
  HUB_IS_NEW: z.literal("1").optional(),
};

interface ProcessSettings {
  readonly PROCESSES: number | "auto";
  readonly ROLE: ProcessRole;
  readonly HUB_SOCKET?: string | undefined;
  readonly HUB_TOKEN?: string | undefined;
  readonly HUB_IS_NEW?: string | undefined;
  readonly REDIS_URL?: string | undefined;
}

/** This process as one of several (processes.1). */
export interface ProcessConfig {
  /** More than one share the port. */
  readonly processes: number;
  readonly role: ProcessRole;
  /** Of the launcher, through which they hear of each other where there is no Redis. */
  readonly hub: { readonly path: string; readonly token: string } | null;
  /**
   * Says that it starts until it can serve. Else it listens only then: others serve meanwhile, and
   * the system, or a proxy, takes those.
   */
  readonly listensAtOnce: boolean;
}

/**
 * Throws `ConfigError` for a role without a bus: a web process's jobs run in another launcher's
 * process, which its own hub does not reach.
 */
export function readProcessConfig(given: ProcessSettings): ProcessConfig {
  const { PROCESSES, ROLE, HUB_SOCKET, HUB_TOKEN, HUB_IS_NEW, REDIS_URL } = given;
  if (!REDIS_URL && ROLE !== "all") {
    throw new ConfigError(
      `REDIS_URL: expected the address of a Redis or Valkey server with ROLE=${ROLE}. It carries live updates, and ` +
        "what ends a session, from one process to the others.",
    );
  }
  const hub = HUB_SOCKET && HUB_TOKEN ? { path: HUB_SOCKET, token: HUB_TOKEN } : null;
  return {
    processes: countProcesses(PROCESSES),
    role: ROLE,
    hub,
    listensAtOnce: !REDIS_URL && (hub === null || HUB_IS_NEW === "1"),
  };
}

/** Of the hundred that PostgreSQL takes unless set otherwise; the rest is for its operator. */
const mostConnections = 90;

/** How many connections for statements each opens: fewer where the operator counted nothing. */
export function shareConnections(
  { PROCESSES, DATABASE_CONNECTIONS }: Pick<ProcessSettings, "PROCESSES"> & { DATABASE_CONNECTIONS: number },
  given: { readonly DATABASE_CONNECTIONS?: string | undefined },
): { DATABASE_CONNECTIONS: number } {
  if (PROCESSES !== "auto" || given.DATABASE_CONNECTIONS) return { DATABASE_CONNECTIONS };
  return {
    DATABASE_CONNECTIONS: Math.min(DATABASE_CONNECTIONS, divideConnections(countProcesses(PROCESSES))),
  };
}

/** So many for each; besides them each has one that shows that it lives. */
export function divideConnections(processes: number): number {
  return Math.max(2, Math.floor(mostConnections / processes) - 1);
}

/** `auto`: all cores that this process may use but one, which the database and the proxy need. */
function countProcesses(wanted: number | "auto"): number {
  return wanted === "auto" ? Math.min(Math.max(1, availableParallelism() - 1), mostProcesses) : wanted;
}
