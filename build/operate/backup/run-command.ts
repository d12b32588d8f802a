import type { Command } from "./commands.ts";

/** Runs a command of the terminal, and ends the process as it ended. */
export async function runCommand(command: (given: Command) => Promise<void>, root: string): Promise<never> {
  // Backups and restored files are for nobody else on this machine.
  process.umask(0o077);
  // The next run removes what is left in the middle; `exit` ends what runs beside us.
  for (const [signal, code] of [["SIGINT", 130], ["SIGTERM", 143]] as const) {
    process.on(signal, () => process.exit(code));
  }
  try {
    const say = (line: string) => console.log(line);
    await command({ root, env: process.env, args: process.argv.slice(2), say });
    process.exit(0);
  } catch (error) {
    // Most are sentences for the operator; of the others the stack helps.
    const { message, stack } = error as Error;
    console.error(process.env.LOG_LEVEL === "debug" ? stack : message);
    process.exit(1);
  }
}
