import type { Logger } from "pino";
import type { Mail, Mailer, MailTransport } from "./mailer.ts";

export interface MailQueueOptions {
  /** Mails under way at once. */
  readonly concurrency?: number;
  /** Waits between attempts; one attempt more than there are waits. */
  readonly retryDelaysMs?: readonly number[];
  /** Mails held at most, waiting ones and those under way; further ones are refused. */
  readonly capacity?: number;
  /** How long `close` waits for what is left. */
  readonly drainMs?: number;
}

/**
 * Sends through a transport, a few at a time, trying again with growing waits. A mail that never leaves is logged without
 * its words or links and rejects; its recipient can ask for another. Nothing survives the process.
 */
export function createMailQueue(
  transport: MailTransport,
  log: Logger,
  options: MailQueueOptions = {},
): Mailer {
  const { concurrency = 2, retryDelaysMs = [1_000, 5_000, 30_000], capacity = 1_000, drainMs = 5_000 } =
    options;
  const closing = new AbortController();
  const held = new Set<Promise<void>>();
  const waiting: (() => void)[] = [];
  let free = concurrency;

  async function attempt(mail: Mail): Promise<void> {
    if (free > 0) free -= 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      await transport.deliver(mail);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  async function deliver(mail: Mail): Promise<void> {
    for (let attempts = 1;; attempts += 1) {
      const isLastChance = closing.signal.aborted;
      try {
        await attempt(mail);
        log.info({ subject: mail.subject, attempts }, "mail sent");
        return;
      } catch (error) {
        const delayMs = retryDelaysMs[attempts - 1];
        const gaveUp = isLastChance || delayMs === undefined || !canRetry(error);
        log[gaveUp ? "error" : "warn"]({ err: error, subject: mail.subject, attempts }, "mail not accepted");
        if (gaveUp) throw error;
        await pause(delayMs, closing.signal);
      }
    }
  }

  return {
    send: (mail) => {
      if (closing.signal.aborted) return Promise.reject(new Error("The mailer is closed"));
      if (held.size >= capacity) return Promise.reject(new Error("Too many mails are waiting"));
      const sending = deliver(mail).finally(() => held.delete(sending));
      held.add(sending);
      return sending;
    },
    outbox: null,
    close: async () => {
      closing.abort();
      await Promise.race([Promise.allSettled(held), pause(drainMs)]);
      await transport.close();
    },
  };
}

/** Waits, or returns at once when the signal fires: a closing queue makes its last attempt now. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}

/** False when the mail server refused for good (a 5xx reply to the mail itself); everything else may pass. */
function canRetry(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (code === "EAUTH") return true;
  return responseCode === undefined || responseCode < 500;
}
