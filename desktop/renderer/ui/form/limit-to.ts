import type { SyntheticEvent } from "react";
import { cutToLength } from "#shared/shorten-text.ts";
import { countCodePoints } from "#shared/visible-text.ts";
import { isInComposition } from "../../lib/keyboard/input-method.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Ends what is typed, pasted or dropped at the longest length of its field. The browser's own
 * `maxlength` counts UTF-16 units, so that it would end a text of emoji at half of it.
 */
export function limitTo(most: number | undefined) {
  if (most === undefined) return {};
  const end = ({ currentTarget: field, nativeEvent }: SyntheticEvent<TextControl>) => {
    // An input method writes more than it leaves, and tells when it has ended.
    if (isInComposition(nativeEvent)) return;
    const caret = field.selectionEnd;
    const over = countCodePoints(field.value) - most;
    if (over <= 0 || caret === null) return;
    const before = field.value.slice(0, caret);
    const fitting = [...before].slice(0, -over).join("");
    field.setSelectionRange(cutToLength(before, fitting.length).length, caret);
    // Unlike a new value, it can be undone.
    if (!document.execCommand("delete")) field.setRangeText("");
  };
  return { onInput: end, onCompositionEnd: end };
}
