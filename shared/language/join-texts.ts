import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "./text.ts";

/** Parts as a sentence names them, e.g. '2 posts, 1 comment and 3 messages'. */
export function joinTexts(parts: readonly Text[]): Text {
  const last = parts.at(-1) ?? [];
  const former = parts.slice(0, -1);
  return former.length === 0 ? last : msg`${{ former: joinWithCommas(former) }} and ${{ last }}`;
}

/** The same without 'and', of one part at least. */
export function joinWithCommas(parts: readonly Text[]): Text {
  return parts.reduce((former, next) => msg`${{ former }}, ${{ next }}`);
}
