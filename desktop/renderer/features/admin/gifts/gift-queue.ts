import { t } from "@lingui/core/macro";
import type { GiftAmount } from "#shared/admin/contract.ts";
import { createStore } from "zustand/vanilla";
import { getUserMessage } from "../../../lib/api/api-error.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";

/** How long a click can be undone. */
export const holdMs = 10_000;
/** The server knows a key for a day: an older gift could be given twice. */
const keyLivesMs = 23 * 60 * 60_000;
/** After this time another tab has sent its gifts or was closed. */
const abandonedAfterMs = 3 * holdMs;

export interface Gift extends Omit<StoredGift, "progress"> {
  readonly state: "held" | "sending" | "given" | "failed";
  /** Why it failed. */
  readonly problem: string | null;
  readonly canRetry: boolean;
}

interface GiftPorts {
  readonly storage: GiftStorage;
  /** Resolves with the member's XP. `isPageClosing`: the page may be gone before the response. */
  readonly send: (gift: Gift, isPageClosing: boolean) => Promise<number>;
  readonly onGiven: (gift: Gift, xp: number) => void;
  readonly onFailed: (gift: Gift) => void;
}

/**
 * Gifts by one click, each held for ten seconds (admin.2). Leaving the screen or the page sends
 * held gifts at once, since the click was the decision and Undo is no longer visible. A closing
 * page sends with `keepalive` and cannot wait for the response, so each gift is stored until the
 * server has confirmed it, and the next visit sends it again with the same key. So no gift is given
 * twice or lost silently.
 */
export class GiftQueue {
  readonly store = createStore<{ readonly gifts: readonly Gift[] }>(() => ({ gifts: [] }));
  readonly #ports: GiftPorts;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(ports: GiftPorts) {
    this.#ports = ports;
  }

  give({ id, username, displayName }: Gift["member"], amount: GiftAmount): void {
    const member = { id, username, displayName };
    const gift = giftOf({ key: crypto.randomUUID(), member, amount, clickedAt: Date.now() });
    this.#keep(gift, "held");
    this.#add(gift);
    this.#timers.set(gift.key, setTimeout(() => void this.#send(gift.key), holdMs));
  }

  undo(key: string): void {
    if (this.#find(key)?.state !== "held") return;
    clearTimeout(this.#timers.get(key));
    this.discard(key);
  }

  retry(key: string): void {
    void this.#send(key);
  }

  /** Removes a gift that failed. */
  discard(key: string): void {
    this.#ports.storage.remove(key);
    this.#drop((gift) => gift.key === key);
  }

  /** Sends all held gifts, when Undo is out of reach. */
  sendHeld(isPageClosing: boolean): void {
    for (const { key, state } of this.store.getState().gifts) {
      if (state === "held") void this.#send(key, isPageClosing);
    }
  }

  /** Resumes the gifts that an earlier page left unconfirmed. */
  resume(): void {
    for (const left of this.#ports.storage.list()) {
      const age = Date.now() - left.clickedAt;
      // Held by another tab, where it can still be undone, or by a page that closed without sending
      // it.
      const waitMs = left.progress === "held" ? Math.max(0, abandonedAfterMs - age) : 0;
      if (waitMs === 0) this.#resumeGift(left);
      else setTimeout(() => this.#resumeGift(left), waitMs);
    }
  }

  /** Drops the lines of gifts that arrived. */
  clearGiven(): void {
    this.#drop(({ state }) => state === "given");
  }

  #resumeGift(left: StoredGift): void {
    if (this.#find(left.key) || !this.#ports.storage.has(left.key)) return;
    this.#add(giftOf(left));
    if (left.progress === "failed") this.#fail(left.key, t`It did not arrive last time.`, true);
    else void this.#send(left.key);
  }

  async #send(key: string, isPageClosing = false): Promise<void> {
    clearTimeout(this.#timers.get(key));
    const waiting = this.#find(key);
    if (!waiting || waiting.state === "sending" || waiting.state === "given") return;
    if (Date.now() - waiting.clickedAt > keyLivesMs) return this.#fail(key, tooOld, false);
    this.#keep(waiting, "sent");
    this.#change(key, { state: "sending", problem: null });
    try {
      const xp = await this.#ports.send(waiting, isPageClosing);
      this.#ports.storage.remove(key);
      this.#change(key, { state: "given" });
      this.#ports.onGiven(waiting, xp);
    } catch (error) {
      this.#fail(key, getUserMessage(error, t`Please try again.`), true);
    }
  }

  #fail(key: string, problem: string, canRetry: boolean): void {
    this.#change(key, { state: "failed", problem, canRetry });
    const gift = this.#find(key);
    if (!gift) return;
    this.#keep(gift, "failed");
    this.#ports.onFailed(gift);
  }

  #keep({ key, member, amount, clickedAt }: Gift, progress: StoredGift["progress"]): void {
    this.#ports.storage.put({ key, member, amount, clickedAt, progress });
  }

  #find(key: string): Gift | undefined {
    return this.store.getState().gifts.find((gift) => gift.key === key);
  }

  #add(gift: Gift): void {
    this.store.setState(({ gifts }) => ({ gifts: [...gifts, gift] }));
  }

  #change(key: string, parts: Partial<Gift>): void {
    this.store.setState(({ gifts }) => ({
      gifts: gifts.map((gift) => gift.key === key ? { ...gift, ...parts } : gift),
    }));
  }

  #drop(isDropped: (gift: Gift) => boolean): void {
    this.store.setState(({ gifts }) => ({ gifts: gifts.filter((gift) => !isDropped(gift)) }));
  }
}

const tooOld = t`It is too old to be sent again safely. Look in the audit whether it arrived.`;

function giftOf({ key, member, amount, clickedAt }: Omit<StoredGift, "progress">): Gift {
  return { key, member, amount, clickedAt, state: "held", problem: null, canRetry: true };
}

/** A gift that the server has not confirmed, as it is stored. */
export interface StoredGift {
  /** Made at the click; also the idempotency key. */
  readonly key: string;
  readonly member: { readonly id: string; readonly username: string; readonly displayName: string };
  readonly amount: GiftAmount;
  /** Milliseconds since 1970. */
  readonly clickedAt: number;
  readonly progress: "held" | "sent" | "failed";
}

/** Where unconfirmed gifts stay over a reload, shared by all tabs. */
export interface GiftStorage {
  put(gift: StoredGift): void;
  has(key: string): boolean;
  remove(key: string): void;
  list(): StoredGift[];
}

/**
 * Stores one administrator's gifts in the browser; when it refuses, this tab alone has them.
 */
export function createBrowserGiftStorage(adminId: string): GiftStorage {
  const prefix = `glimmer.gift.${adminId}.`;
  return {
    put: (gift) => void localTexts.setItem(prefix + gift.key, JSON.stringify(gift)),
    has: (key) => localTexts.getItem(prefix + key) !== null,
    remove: (key) => localTexts.removeItem(prefix + key),
    list: () => {
      try {
        return localTexts.keys()
          .filter((name) => name.startsWith(prefix))
          .map((name) => JSON.parse(localTexts.getItem(name) ?? "null") as StoredGift)
          .toSorted((one, other) => one.clickedAt - other.clickedAt);
      } catch {
        return [];
      }
    },
  };
}
