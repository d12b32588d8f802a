import { retryDelayMs } from "#shared/realtime/reconnect-rule.ts";
import { ApiError } from "../api/api-error.ts";
import { isUnreached } from "../api/is-unreached.ts";
import { getDraftKey } from "../drafts/draft-store.ts";
import type { GuardedStorage } from "../storage/guarded-storage.ts";
import type { Overlay } from "./toggle-overlay.ts";
import {
  sendWaitingTap,
  settleWaitingTap,
  showWaitingTap,
  type TapKeeper,
  type ToggleCalls,
} from "./toggle-store.ts";

interface Parts {
  readonly memberId: string;
  readonly texts: GuardedStorage;
  /** Runs `work` while no other tab runs work under this name. */
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<void>;
  /** The calls of a toggle that an earlier page left; null for one that is unknown here. */
  readonly callsOf: (key: string) => ToggleCalls | null;
}

/**
 * A member's taps that found no connection, as the outbox keeps messages: over a reload, for all
 * tabs, in order of nothing but the last tap of each toggle. The server takes one twice without
 * harm.
 */
export class WaitingTaps implements TapKeeper {
  readonly #parts: Parts;
  readonly #prefix: string;
  readonly #waiting = new Map<string, ToggleCalls>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    // With the drafts, which go from the browser with a deleted account.
    this.#prefix = getDraftKey(parts.memberId, "waiting-tap:");
  }

  /** Shows and sends what an earlier page left. */
  start(): void {
    for (const stored of this.#parts.texts.keys()) {
      if (!stored.startsWith(this.#prefix)) continue;
      const key = stored.slice(this.#prefix.length);
      const calls = this.#parts.callsOf(key);
      const tap = parseTap(this.#parts.texts.getItem(stored));
      if (!calls || !tap) this.#parts.texts.removeItem(stored);
      else if (!this.#waiting.has(key)) {
        this.#waiting.set(key, calls);
        showWaitingTap(key, tap);
      }
    }
    this.send();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }

  keep(key: string, overlay: Overlay, calls: ToggleCalls, error: unknown): boolean {
    if (!calls.waits || !(error instanceof ApiError) || !isUnreached(error)) return false;
    this.#waiting.set(key, calls);
    this.#store(key, overlay);
    this.#sendLater();
    return true;
  }

  note(key: string, overlay: Overlay): void {
    if (this.#waiting.has(key)) this.#store(key, overlay);
  }

  drop(key: string): void {
    if (!this.#waiting.delete(key)) return;
    this.#parts.texts.removeItem(this.#prefix + key);
    this.#failures = 0;
  }

  /** Sends what waits, when there may be a connection again. */
  send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.size === 0) return;
    void this.#parts.exclusively(`glimmer-waiting-taps:${this.#parts.memberId}`, async () => {
      for (const [key, calls] of this.#waiting) {
        if (this.#parts.texts.getItem(this.#prefix + key) !== null) await sendWaitingTap(key, calls);
        else if (this.#waiting.delete(key)) settleWaitingTap(key);
        // The rest would find no connection either.
        if (this.#timer !== undefined) return;
      }
    });
  }

  #store(key: string, { confirmed, wanted }: Overlay): void {
    this.#parts.texts.setItem(this.#prefix + key, JSON.stringify({ confirmed, wanted }));
  }

  #sendLater(): void {
    this.#timer ??= setTimeout(() => this.send(), retryDelayMs(this.#failures, Math.random));
    this.#failures += 1;
  }
}

function parseTap(text: string | null): Pick<Overlay, "confirmed" | "wanted"> | null {
  try {
    const { confirmed, wanted } = JSON.parse(text ?? "null") as Partial<Overlay>;
    if (typeof wanted !== "boolean" || typeof confirmed?.isOn !== "boolean") return null;
    return typeof confirmed.count === "number" ? { confirmed, wanted } : null;
  } catch {
    return null;
  }
}
