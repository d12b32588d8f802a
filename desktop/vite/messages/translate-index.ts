import { msg } from "@lingui/core/runtime-macro";
import { escapeHtml } from "#shared/escape-html.ts";
import { writeLangAndDir } from "#shared/language/direction.ts";

/** The texts of index.html, which shows them before any script has come, or without. */
const texts = [
  msg`Loading...`,
  msg`This is taking longer than usual.`,
  msg`Reload`,
  msg`Something went wrong`,
  msg`Please refresh the page to continue`,
  msg`Refresh Page`,
  msg`Glimmer needs JavaScript to run.`,
];

/** Returns index.html in another language. Throws when it lacks one of its texts. */
export function translateIndex(
  html: string,
  language: string,
  translate: (id: string, english: string) => string,
): string {
  // A test's build has compiled them.
  const known = texts.map(({ id, message = "" }) => ({ id, english: [message].flat().join("") }));
  const missing = new Set(known.map(({ english }) => english));
  const page = html.replaceAll(/(?<=>\s*)[^\s<>][^<>]*?(?=\s*<)/g, (text) => {
    missing.delete(text);
    const found = known.find(({ english }) => english === text);
    return found ? escapeHtml(translate(found.id, text)) : text;
  });
  if (missing.size > 0) throw new Error(`index.html has no ${[...missing].join(", ")}`);
  return page.replace('<html lang="en">', `<html ${writeLangAndDir(language)}>`);
}
