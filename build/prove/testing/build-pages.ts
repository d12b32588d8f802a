import { dirname } from "node:path";
import { buildWebBundle } from "../../start/launcher/web-bundle.ts";

/**
 * Builds the pages where their sources have changed. A program of its own, which browser tests run
 * while a database is made.
 */
await buildWebBundle(dirname(dirname(dirname(import.meta.dirname))), console.log);
