/** Far more members than write within the second that a replica may be behind. */
const mostMembers = 10_000;

/**
 * Keeps the positions that reads must include: own writes, and what concerns everybody (replicas.2,
 * replicas.3).
 */
export class RequiredPositions {
  readonly #ofMembers = new Map<string, number>();
  #ofAll = 0;
  /** Counts the times that a position could not be learnt, and those that are settled. */
  #unknown = 0;
  #settled = 0;

  /** The least position for a read; Infinity while that is unknown. Null: nobody signed in. */
  of(memberId: string | null): number {
    if (this.#unknown > this.#settled) return Infinity;
    return Math.max(this.#ofAll, memberId === null ? 0 : this.#ofMembers.get(memberId) ?? 0);
  }

  /** The member wrote: they see it in all their sessions. */
  noteWrite(memberId: string, position: number): void {
    const known = this.#ofMembers.get(memberId) ?? 0;
    this.#ofMembers.delete(memberId);
    this.#ofMembers.set(memberId, Math.max(known, position));
    const oldest = this.#ofMembers.size > mostMembers ? this.#ofMembers.keys().next().value : undefined;
    if (oldest !== undefined) this.#ofMembers.delete(oldest);
  }

  /** Nobody may read what was before. */
  raise(position: number): void {
    this.#ofAll = Math.max(this.#ofAll, position);
  }

  /**
   * Something was written whose position is unknown. Returns what to call with a position that was
   * asked for afterwards.
   */
  distrust(): (position: number) => void {
    const mine = ++this.#unknown;
    return (position) => {
      this.raise(position);
      this.#settled = Math.max(this.#settled, mine);
    };
  }

  /** Forgets positions of another log. */
  forget(): void {
    this.#ofMembers.clear();
    this.#ofAll = 0;
  }
}
