import { t } from "@lingui/core/macro";
import type { Picture } from "./pictures-of.ts";

/**
 * Names the button that opens a picture, which stands `at` its place from 0 of `count`. `label`
 * names a single one without a description.
 */
export function nameOfPicture({ alt }: Pick<Picture, "alt">, at: number, count: number, label: string): string {
  if (count === 1) return alt ? t`Open image: ${alt}` : label;
  const n = at + 1;
  return alt ? t`Open image ${n} of ${count}: ${alt}` : t`Open image ${n} of ${count}`;
}
