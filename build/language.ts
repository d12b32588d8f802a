import process from "node:process";
import { dirname } from "node:path";
import { extractMessages } from "../desktop/vite/messages/extract-messages.ts";
import { addCatalogue, updateCatalogues, type Updated } from "./translate/update-catalogues.ts";

const root = dirname(import.meta.dirname);
const usage = "npm run language [-- add <language>], for example: npm run language -- add nl";

try {
  const [command, language, ...rest] = process.argv.slice(2);
  if (command === "add" && language !== undefined && rest.length === 0) await addCatalogue(root, language);
  else if (command !== undefined) throw new Error(`Expected: ${usage}`);
  for (const one of await updateCatalogues(root, await extractMessages(root))) printCompleteness(one);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function printCompleteness({ language, translated, of, wrong, isReviewed }: Updated): void {
  const percent = Math.floor((100 * translated) / Math.max(1, of));
  const review = isReviewed ? "" : ", not yet reviewed by the community";
  console.log(
    `shared/language/catalogue/${language}.po: ${translated} of ${of} messages, ${percent}%${review}`,
  );
  for (const line of wrong) console.log(`  ${line}`);
}
