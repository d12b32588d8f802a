import { z } from "zod";
import { ConfigError } from "../config-error.ts";

/** The role of a process: `web` serves members, `worker` runs jobs. */
type ProcessRole = "web" | "worker" | "all";

/** Processes of one service; further settings by their environment names. */
export const processSettings = {
  /** How many server processes the launcher starts, on one port. */
  PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  ROLE: z.enum(["web", "worker", "all"]).default("all"),
};

interface ProcessSettings {
  readonly PROCESSES: number;
  readonly ROLE: ProcessRole;
  readonly REDIS_URL?: string | undefined;
}

/** This process as one of several (processes.1). */
export interface ProcessConfig {
  /** More than one share the port. */
  readonly processes: number;
  readonly role: ProcessRole;
}

/**
 * Throws `ConfigError` for settings that need several processes without a bus: members at one of
 * them would not see what happens at another, and whom one suspends would go on at the others.
 */
export function readProcessConfig({ PROCESSES, ROLE, REDIS_URL }: ProcessSettings): ProcessConfig {
  if (!REDIS_URL && (PROCESSES > 1 || ROLE !== "all")) {
    const given = PROCESSES > 1 ? `PROCESSES=${PROCESSES}` : `ROLE=${ROLE}`;
    throw new ConfigError(
      `REDIS_URL: expected the address of a Redis or Valkey server with ${given}. It carries live updates, and ` +
        "what ends a session, from one process to the others.",
    );
  }
  return { processes: PROCESSES, role: ROLE };
}
