import type { Page } from "./call.ts";

/** The last response of a list that is polled. It is passed on again, the same object, while the server says that nothing changed. */
interface HeldPage {
  readonly etag: string;
  readonly page: Page<unknown>;
}

/** By address, the one read longest ago first. A member polls a handful; next pages and other periods come on top. */
type HeldPages = Map<string, HeldPage>;

const mostHeld = 30;

let pages: HeldPages = new Map();
let memberId: string | null = null;

/** Take it before the call: a response that comes after the member left is kept in what nobody reads any more. */
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

/** Call it with whoever is signed in, null for nobody: what another member read is forgotten. */
export function holdPagesFor(id: string | null): void {
  if (id === memberId) return;
  memberId = id;
  pages = new Map();
}
