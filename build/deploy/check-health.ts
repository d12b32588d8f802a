import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../operate/doctor/server/ask.ts";
import { getLocalAddress } from "../operate/doctor/server/local-address.ts";

type Environment = Readonly<Record<string, string | undefined>>;

interface Health {
  readonly isHealthy: boolean;
  /** One line: what it responded, or why nothing came back. */
  readonly text: string;
}

const pauseMs = 250;
/** Less than the five seconds that the image gives the check. */
const limitMs = 4_000;

/**
 * Asks the server on this machine, at HOST and PORT, whether it can work (deploy.2). With
 * `--wait=<seconds>` it asks until it can, or that time is over. It reads no other setting and
 * loads next to nothing, since it runs every few seconds beside each server.
 */
export async function checkHealth(env: Environment, args: readonly string[]): Promise<Health> {
  const seconds = waitSeconds(args);
  if (seconds === null) return { isHealthy: false, text: "Usage: glimmer health [--wait=<seconds>]" };
  const address = addressOf(env);
  if (address === null) {
    return { isHealthy: false, text: "PORT is 0, so nobody knows where it listens: give it a number." };
  }
  const until = performance.now() + seconds * 1_000;
  for (;;) {
    const health = await askOnce(address);
    if (health.isHealthy || performance.now() + pauseMs > until) return health;
    await wait(pauseMs);
  }
}

async function askOnce(address: string): Promise<Health> {
  const url = `${address}/api/health`;
  try {
    const { status, text } = await ask(url, { limitMs });
    return { isHealthy: status === 200, text: `${url}: ${status} ${text}` };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { isHealthy: false, text: `${url}: nothing responds (${code ?? message})` };
  }
}

/** 0 without the option, null when there is another or it is no number. */
function waitSeconds(args: readonly string[]): number | null {
  const [option, ...others] = args;
  if (option === undefined) return 0;
  const [, seconds] = /^--wait=(\d+)$/.exec(option) ?? [];
  return seconds === undefined || others.length > 0 ? null : Number(seconds);
}

/** Where HOST and PORT say; null while PORT=0. Their defaults are those of server/config.ts. */
function addressOf({ HOST, PORT }: Environment): string | null {
  const port = Number(PORT || 8787);
  return port === 0 ? null : getLocalAddress(HOST || "127.0.0.1", port);
}
