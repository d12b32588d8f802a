// Writes the modules of the icons that the renderer imports and removes the others:
// `node build/generate-icons.ts`.
import { copyFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { iconFolder, listExistingIcons, listImportedIcons, writeIconModule } from "./start/icon-modules.ts";

const root = dirname(import.meta.dirname);
const imported = listImportedIcons(root);

for (const path of imported) await writeFile(join(root, path), await writeIconModule(path));
for (const path of listExistingIcons(root)) {
  if (!imported.includes(path)) await rm(join(root, path));
}
await copyFile(join(root, "node_modules/lucide-react/LICENSE"), join(root, iconFolder, "LICENSE"));
console.log(`${iconFolder} has the ${imported.length} icons that the renderer imports.`);
