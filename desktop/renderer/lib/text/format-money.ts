import { formatCents as createPrice, formatDollars } from "#shared/language/text.ts";
import { showText } from "../language/show-text.ts";

/** US dollars: '$7.99' in English. @param cents whole cents */
export function formatCents(cents: number): string {
  return showText(createPrice(cents));
}

/** '$1,000' in English. */
export function formatWholeDollars(dollars: number): string {
  return showText(formatDollars(dollars));
}
