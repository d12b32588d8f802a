/** A page of a list as the server sent it. */
export interface Page<T> {
  items: T;
  /** Null on the last page (api.4). */
  nextCursor: string | null;
  /** Length of the whole list, on its first page; null when the server does not count it. */
  totalCount: number | null;
  /** The words that were looked for ask for help (moderation.11). */
  asksForHelp?: boolean;
  /** A likely meaning of the search, percent-encoded (search.7). */
  didYouMean?: string;
}

/**
 * The last response of a polled list. The same object is returned again while the server responds
 * 304.
 */
interface HeldPage {
  readonly etag: string;
  readonly page: Page<unknown>;
}

/**
 * By address, the least recently read first. A member polls a handful of lists; further pages and
 * other periods add to them.
 */
type HeldPages = Map<string, HeldPage>;

const mostHeld = 30;

let pages: HeldPages = new Map();
let memberId: string | null = null;

/**
 * Get it before the call, so that a response after a sign-out is written to pages that nobody reads
 * any more.
 */
export function getHeldPages(): HeldPages {
  return pages;
}

export function holdPage(held: HeldPages, address: string, etag: string | null, page: Page<unknown>): void {
  held.delete(address);
  if (etag === null) return;
  held.set(address, { etag, page });
  for (const oldest of held.keys()) {
    if (held.size <= mostHeld) break;
    held.delete(oldest);
  }
}

/** Holds pages for the signed-in member, null for nobody, and drops those of another member. */
export function holdPagesFor(id: string | null): void {
  if (id === memberId) return;
  memberId = id;
  pages = new Map();
}
