import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { iconFolder, listExistingIcons, listImportedIcons, writeIconModule } from "./icon-modules.ts";

const root = dirname(dirname(import.meta.dirname));
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const advice = "run `node build/generate-icons.ts`";

test("every icon that the renderer imports exists, and no other", () => {
  expect(listExistingIcons(root), advice).toEqual(listImportedIcons(root));
});

test("every icon is as the generator writes it from the installed version of Lucide", async () => {
  for (const path of listExistingIcons(root)) expect(textOf(path), advice).toBe(await writeIconModule(path));
});

test("Lucide's licence is beside its icons", () => {
  expect(textOf(`${iconFolder}/LICENSE`), advice).toBe(textOf("node_modules/lucide-react/LICENSE"));
});

test("an icon that Lucide has under another name today keeps the name it is imported by", async () => {
  expect(await writeIconModule(`${iconFolder}/trash-2.ts`)).toContain("export const Trash2 = icon(\n");
});

test("an icon that points along the line of text is mirrored where it runs from right to left", async () => {
  expect(await writeIconModule(`${iconFolder}/reply.ts`)).toContain("export const Reply = mirroredIcon(\n");
});

test("throws for a name that Lucide does not have", async () => {
  await expect(writeIconModule(`${iconFolder}/no-such-icon.ts`)).rejects.toThrow(
    "Lucide has no icon named no-such-icon.",
  );
});
