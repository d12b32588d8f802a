import { formatCents as createPrice } from "#shared/language/text.ts";
import { pageLocale } from "../language/page-locale.ts";
import { showText } from "../language/show-text.ts";

/** US dollars: '$7.99' in English. @param cents whole cents */
export function formatCents(cents: number): string {
  return showText(createPrice(cents));
}

/** '$1,000' in English. */
export function formatWholeDollars(dollars: number): string {
  const format = { style: "currency", currency: "USD", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(pageLocale, format).format(dollars);
}
