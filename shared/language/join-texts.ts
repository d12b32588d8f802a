import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "./text.ts";

/** Parts as a sentence names them, e.g. '2 posts, 1 comment and 3 messages'. */
export function joinTexts(parts: readonly Text[]): Text {
  const { former, last } = splitAtLast(parts);
  return former ? msg`${{ former }} and ${{ last }}` : last;
}

/** Parts of which a sentence means one, e.g. 'top, high or low'. */
export function joinWithOr(parts: readonly Text[]): Text {
  const { former, last } = splitAtLast(parts);
  return former ? msg`${{ former }} or ${{ last }}` : last;
}

function splitAtLast(parts: readonly Text[]): { readonly former?: Text; readonly last: Text } {
  const last = parts.at(-1) ?? [];
  return parts.length > 1 ? { former: joinWithCommas(parts.slice(0, -1)), last } : { last };
}

/** The same without 'and'. */
export function joinWithCommas(parts: readonly Text[]): Text {
  return parts.length === 0 ? [] : parts.reduce((former, next) => msg`${{ former }}, ${{ next }}`);
}
