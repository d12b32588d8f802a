import { existsSync } from "node:fs";

/** A release is started by its own script, which lies beside the file RELEASE. */
const isRelease = existsSync(new URL("../../RELEASE", import.meta.url));

/** The command that a person types to start Glimmer, as messages name it. */
export const startCommand = isRelease ? "./glimmer start" : "npm start";

/** The same for the demo. */
export const demoCommand = isRelease ? "./glimmer start --demo" : "npm start -- --demo";

/**
 * Returns the command that a person types to have the installation looked at, with these options.
 */
export function formatDoctorCommand(options = ""): string {
  return commandOf("doctor", options);
}

/** Returns the command that a person types about backups. */
export function formatBackupCommand(options = ""): string {
  return commandOf("backup", options);
}

/** Returns the command that a person types to restore one. */
export function formatRestoreCommand(options = ""): string {
  return commandOf("restore", options);
}

/** Returns the command that a person types to move files to an object store, or back. */
export function formatStorageCommand(options: string): string {
  return commandOf("storage", options);
}

function commandOf(name: string, options: string): string {
  if (isRelease) return `./glimmer ${name} ${options}`.trim();
  return options === "" ? `npm run ${name}` : `npm run ${name} -- ${options}`;
}

/** Returns the command that a person types for the embedded database, such as `upgrade`. */
export function formatDatabaseCommand(verb: string): string {
  return isRelease ? `./glimmer database ${verb}` : `npm run database -- ${verb}`;
}
