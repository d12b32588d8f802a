import { closeCodes } from "./socket-limits.ts";

const firstRetryMs = 3_000;
const slowestMs = 60_000;

/**
 * Delay before a retry, in ms; `retry` counts from 0. At least 3 s, 6 s and so on, and up to half
 * as long again, so that those who lost one server do not return at once (realtime.3).
 */
export function retryDelayMs(retry: number, random: () => number): number {
  return Math.min(firstRetryMs * 2 ** retry, slowestMs / 1.5) * (1 + random() / 2);
}

const [firstReturnMs, fewReturnWithinMs] = [500, 2_000];
/** Fewer than a process of two cores can open a second beside the reads that follow. */
const returnsPerSecond = 1_000;
const askedDelay = /\breturn in (\d{1,5}) ms$/;

/**
 * Why a server that stops closes the `place`th, from 0, of its `count` sockets: says when to come
 * back, so that not all do at once.
 */
export function restartReason(place: number, count: number): string {
  const withinMs = Math.min(Math.max(fewReturnWithinMs, count * 1_000 / returnsPerSecond), slowestMs);
  return `restarting, return in ${Math.round(firstReturnMs + withinMs * place / count)} ms`;
}

/**
 * Delay after the server announced its restart, in ms: what the `reason` of the closing says, else
 * random, so that clients do not all return at once.
 */
export function restartDelayMs(random: () => number, reason = ""): number {
  const asked = askedDelay.exec(reason)?.[1];
  return asked === undefined ? firstReturnMs + random() * fewReturnWithinMs : Number(asked);
}

/** How long a client waits for an answer to its `ping` before it gives the connection up, in ms. */
export const answerWithinMs = 30_000;

/**
 * How long a connection may be silent before the client sends `ping`, in ms. With `answerWithinMs`
 * a silent connection is given up after a minute (realtime.3). Random, because all clients get the
 * frame about new posts at once and would otherwise ask at once.
 */
export function pickSilenceBeforePingMs(random: () => number): number {
  return 25_000 + random() * 5_000;
}

/**
 * Returns what a client does after its socket closed (realtime.2): `retry` after `retryDelayMs`,
 * `check` the session first, `soon` after `restartDelayMs`, `wait` until the page is in front.
 */
export function decideAfterClose(code: number): "retry" | "check" | "soon" | "wait" {
  if (code === closeCodes.policy) return "check";
  if (code === closeCodes.restart) return "soon";
  return code === closeCodes.replaced ? "wait" : "retry";
}
