// Adds the new migrations to the list of those that have landed. Run it, and commit the list, with
// the change that lands them: `node build/operate/upgrade/record-landed-migrations.ts`.
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readMigrations } from "../../../server/db/migrate.ts";
import { findChangedSinceLanding, landedFile, listNotLanded, listOf } from "./migrations/landed.ts";

const file = join(dirname(dirname(dirname(import.meta.dirname))), landedFile);
const list = await readFile(file, "utf8").catch(() => "");
const migrations = await readMigrations();
const changed = findChangedSinceLanding(list, migrations);
if (changed.length > 0) {
  console.error(changed.join("\n"));
  process.exit(1);
}
await writeFile(file, listOf(migrations));
console.log(`Added: ${listNotLanded(list, migrations).join(", ") || "nothing"}.`);
