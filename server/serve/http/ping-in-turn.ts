interface Pinged {
  ping(): void;
}

const slotMs = 1_000;

/**
 * Pings each of many sockets every `everyMs`, a part of them each second: one timer for all of
 * them, since one each takes 400 bytes of every idle socket. It runs while there is a socket.
 */
export class PingsInTurn {
  readonly #slots: readonly Set<Pinged>[];
  #next = 0;
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(everyMs: number) {
    this.#slots = Array.from({ length: Math.max(1, Math.floor(everyMs / slotMs)) }, () => new Set());
  }

  /** Returns its slot, which `remove` asks for. Its first ping is a round away, less a second. */
  add(socket: Pinged): number {
    const slot = (this.#next + this.#slots.length - 1) % this.#slots.length;
    this.#slots[slot]?.add(socket);
    this.#count += 1;
    this.#timer ??= setInterval(() => this.#pingNext(), slotMs).unref();
    return slot;
  }

  remove(socket: Pinged, slot: number): void {
    if (!this.#slots[slot]?.delete(socket)) return;
    this.#count -= 1;
    if (this.#count > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #pingNext(): void {
    const slot = this.#slots[this.#next];
    this.#next = (this.#next + 1) % this.#slots.length;
    for (const socket of slot ?? []) socket.ping();
  }
}
