import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { emitCatalogues } from "./emit-catalogues.ts";

const root = join(import.meta.dirname, "../../..");

test("puts beside a program the messages of its modules, and no others", async () => {
  const built = await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [emitCatalogues(root)],
    build: { write: false, ssr: join(root, "desktop/main/window/ask-to-leave.ts") },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error("nothing was built");
  const files = new Map(result.output.map((part) => [part.fileName, part]));
  const german = files.get("catalogue/de.json");
  if (german?.type !== "asset") throw new Error("there is no catalogue");
  const messages = Object.values(JSON.parse(String(german.source)) as Record<string, string>);
  expect(messages).toContain("Verlassen, ohne zu speichern?");
  expect(messages.length).toBeLessThan(10);
  expect(files.has("catalogue/ar.json")).toBe(true);
});
