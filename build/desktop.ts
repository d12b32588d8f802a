import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { buildDesktop, developDesktop } from "./start/desktop/bundles.ts";
import { packageDesktop } from "./start/desktop/package-app.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...args] = process.argv.slice(2);

/** `npm run desktop`, `desktop:build`, `desktop:package`. Fixable errors are one sentence. */
async function run(): Promise<void> {
  if (command === "build") await buildDesktop(root, process.env);
  else if (command === "package") await packageDesktop(root, process.env, args);
  else if (command === "develop") await developDesktop(root, process.env);
  else throw new Error("Expected one of: develop, build, package.");
}

await run().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
