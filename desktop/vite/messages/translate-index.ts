import { msg } from "@lingui/core/runtime-macro";
import { escapeHtml } from "#shared/escape-html.ts";
import { getDirection, writeLangAndDir } from "#shared/language/direction.ts";
import { product } from "#shared/product.ts";
import type { BuildLanguage } from "./build-language.ts";
import { isMirrored } from "./pseudo-language.ts";
import { getEnglish, writePlain } from "./write-plain.ts";

/** The texts of index.html, which shows them before any script has come, or without. */
const texts = [
  product.description,
  msg`Loading...`,
  msg`This is taking longer than usual.`,
  msg`Reload`,
  msg`Something went wrong`,
  msg`Please refresh the page to continue`,
  msg`Refresh Page`,
  msg`Glimmer needs JavaScript to run.`,
];

/** Returns index.html in another language. Throws when it lacks one of its texts. */
export function translateIndex(html: string, language: BuildLanguage): string {
  const written = new Map(texts.map((text) => [getEnglish(text), escapeHtml(writePlain(language, text))]));
  const missing = new Set(written.keys());
  const page = html.replaceAll(/(?<=>\s*)[^\s<>][^<>]*?(?=\s*<)|(?<=content=")[^"]+(?=")/g, (text) => {
    missing.delete(text);
    return written.get(text) ?? text;
  });
  if (missing.size > 0) throw new Error(`index.html has no ${[...missing].join(", ")}`);
  const direction = isMirrored() ? "rtl" : getDirection(language.language);
  return page.replace('<html lang="en">', `<html ${writeLangAndDir(language.language, direction)}>`);
}
