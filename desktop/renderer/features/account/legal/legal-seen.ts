import { product } from "#shared/product.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";

/** One entry for each member and pair of versions, so that the next change is announced again. */
function keyOf(memberId: string): string {
  return `glimmer:legal-seen:${memberId}:${product.termsVersion}:${product.privacyVersion}`;
}

/** Whether the member has dismissed the announcement of the present versions in this browser. */
export function isLegalNoticeSeen(memberId: string): boolean {
  return localTexts.getItem(keyOf(memberId)) !== null;
}

export function markLegalNoticeSeen(memberId: string): void {
  localTexts.setItem(keyOf(memberId), "1");
}
