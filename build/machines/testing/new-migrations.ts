import { pathToFileURL } from "node:url";

/**
 * The migrations that proofs of upgrades apply, as options of `migrate`: this tree's, or those of
 * the folder `GLIMMER_MIGRATIONS`, such as branches have together, without functions.
 */
export function newMigrations(): { migrations?: URL; functions?: URL } {
  const given = process.env.GLIMMER_MIGRATIONS;
  if (!given) return {};
  return { migrations: pathToFileURL(`${given}/`), functions: pathToFileURL(`${given}/functions/`) };
}
