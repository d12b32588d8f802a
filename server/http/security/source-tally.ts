/** Fewer say little of who comes. */
const enough = 50;

/**
 * Whether members come from several addresses. Behind a proxy, or a container's network, that hides
 * them all share one, with its limits: the doctor asks for it.
 */
export class SourceTally {
  #only: string | null = null;
  #count = 0;
  #isMixed = false;

  /** Notes a member's source; those of this machine itself are none. */
  note(source: string): void {
    if (this.#isMixed || isOfThisMachine(source)) return;
    this.#only ??= source;
    if (source === this.#only) this.#count += 1;
    else this.#isMixed = true;
  }

  /** The one of all requests since the start; null when there are others, or few came. */
  get only(): string | null {
    return this.#isMixed || this.#count < enough ? null : this.#only;
  }
}

function isOfThisMachine(source: string): boolean {
  return source.startsWith("127.") || source === "0:0:0:0::/64" || source === "unknown";
}
