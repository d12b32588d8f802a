export interface FindOptions {
  readonly forward?: boolean;
  /** Starts a search, as Electron calls it. */
  readonly findNext?: boolean;
}

interface Found {
  readonly activeMatchOrdinal: number;
  readonly matches: number;
  readonly finalUpdate: boolean;
}

/**
 * Steps through the matches like Chromium: a search must be started, wraps at both
 * ends, and reports twice.
 */
export class Finder {
  private current: { text: string; active: number } | null = null;
  private readonly count: (text: string) => Promise<number>;
  private readonly tell: (found: Found) => void;
  private requests = 0;

  constructor(count: (text: string) => Promise<number>, tell: (found: Found) => void) {
    this.count = count;
    this.tell = tell;
  }

  find(text: string, { forward = true, findNext = false }: FindOptions): number {
    this.requests += 1;
    if (findNext) this.current = { text, active: 0 };
    const { current } = this;
    // A search that was not started finds nothing.
    if (current?.text !== text) return this.requests;
    void this.count(text).then((matches) => {
      current.active = matches === 0 ? 0 : (current.active + (forward ? 0 : -2) + matches) % matches + 1;
      const found = { activeMatchOrdinal: current.active, matches };
      this.tell({ ...found, finalUpdate: false });
      this.tell({ ...found, finalUpdate: true });
    });
    return this.requests;
  }

  stop(): void {
    this.current = null;
  }
}

/** Runs in the page. Counts a text in its content and form fields. */
export function countMatches(text: string): number {
  const words = text.toLowerCase();
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) =>
    value
  );
  return [document.body.innerText, ...fields]
    .map((part) => part.toLowerCase().split(words).length - 1)
    .reduce((sum, times) => sum + times, 0);
}
