import { existsSync } from "node:fs";
import { join } from "node:path";

/** A release is started by its own script, which lies beside the file RELEASE. */
const isRelease = existsSync(join(import.meta.dirname, "../../RELEASE"));

/** What a person types to start Glimmer, as messages name it. */
export const startCommand = isRelease ? "./glimmer start" : "npm start";

/** The same for the demo. */
export const demoCommand = isRelease ? "./glimmer start --demo" : "npm start -- --demo";

/** What a person types to have the installation looked at, with these options. */
export function doctorCommand(options = ""): string {
  if (isRelease) return `./glimmer doctor ${options}`.trim();
  return options === "" ? "npm run doctor" : `npm run doctor -- ${options}`;
}

/** What a person types for the embedded database, such as `upgrade`. */
export function databaseCommand(verb: string): string {
  return isRelease ? `./glimmer database ${verb}` : `npm run database -- ${verb}`;
}
