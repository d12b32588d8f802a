import { product } from "#shared/product.ts";

/** One entry for each member and pair of versions, so that the next change is announced again. */
function keyOf(memberId: string): string {
  return `glimmer:legal-seen:${memberId}:${product.termsVersion}:${product.privacyVersion}`;
}

/** Whether the member has dismissed the announcement of the present versions in this browser. */
export function isLegalNoticeSeen(memberId: string): boolean {
  try {
    return localStorage.getItem(keyOf(memberId)) !== null;
  } catch {
    return false;
  }
}

export function markLegalNoticeSeen(memberId: string): void {
  try {
    localStorage.setItem(keyOf(memberId), "1");
  } catch {
    // Without storage it shows again at the next visit.
  }
}
