import { execFile } from "node:child_process";
import { promisify } from "node:util";

const wanted = ["C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8"];

/** A character type that knows letters beyond ASCII, of those this machine has; `C` when it has none. */
export async function characterType(): Promise<string> {
  const listed: string[] = await promisify(execFile)("locale", ["-a"])
    .then(({ stdout }) => stdout.split(/\s+/), () => []);
  return wanted.find((name) => listed.includes(name)) ?? "C";
}
