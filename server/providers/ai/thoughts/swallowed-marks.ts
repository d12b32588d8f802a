/**
 * The models whose server swallows the mark that opens their reasoning, so that an answer begins
 * at its closing mark. One member may ask for a text that looks so: it takes the answers of two in
 * a row, and one whole answer without a closing mark forgets it.
 */
export class SwallowedMarks {
  readonly #seen = new Map<string, { readonly member: string; readonly isKnown: boolean }>();

  isKnownOf(model: string): boolean {
    return this.#seen.get(model)?.isKnown ?? false;
  }

  /** An answer held a closing mark, and nothing opened it. */
  noticed(model: string, member: string): void {
    const before = this.#seen.get(model);
    const isKnown = before !== undefined && (before.isKnown || before.member !== member);
    this.#seen.set(model, { member, isKnown });
  }

  /** A whole answer held none. */
  missed(model: string): void {
    this.#seen.delete(model);
  }
}
