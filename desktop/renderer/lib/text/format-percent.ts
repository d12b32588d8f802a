import { pageLocale } from "../language/page-locale.ts";

let percents: Intl.NumberFormat | undefined;

/** '150%' of 1.5 */
export function formatPercent(share: number): string {
  percents ??= new Intl.NumberFormat(pageLocale, { style: "percent" });
  return percents.format(share);
}
