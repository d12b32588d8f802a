import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A method of the session's bus, called with texts. */
export interface BusCall {
  /** The name it belongs to. */
  readonly name: string;
  readonly path: string;
  readonly method: string;
  readonly texts: readonly string[];
}

export type AskBus = (call: BusCall) => Promise<string>;
type Run = (program: string, args: readonly string[]) => Promise<string>;

const longestMs = 2_000;
/** A bus that lets nobody in answers nothing at all. */
const run: Run = async (program, args) =>
  (await promisify(execFile)(program, [...args], { timeout: 2 * longestMs })).stdout;

/**
 * What the bus answers, in the words of the program that asked; they write values alike, and texts in quotes. Desktops bring one of two
 * such programs. Rejects where there is none, no bus, or nobody of that name.
 */
export async function askSessionBus(
  { name, path, method, texts }: BusCall,
  ask: Run = run,
): Promise<string> {
  try {
    return await ask("dbus-send", [
      "--session",
      "--print-reply",
      `--reply-timeout=${longestMs}`,
      `--dest=${name}`,
      path,
      method,
      ...texts.map((text) => `string:${text}`),
    ]);
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    return await ask("gdbus", [
      "call",
      "--session",
      `--timeout=${longestMs / 1_000}`,
      `--dest=${name}`,
      `--object-path=${path}`,
      `--method=${method}`,
      ...texts.map((text) => `'${text}'`),
    ]);
  }
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
