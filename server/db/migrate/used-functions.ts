import { listCreatedFunctions } from "./function-files.ts";
import type { SqlFile } from "../sql-files.ts";
import { MigrationError } from "./migration-error.ts";

/**
 * The names of functions that a migration needs before it is applied, for an index, a column or a
 * trigger: those of its lines `-- Uses functions: mailbox_of, username_skeleton`.
 */
function functionsUsedBy({ text }: SqlFile): string[] {
  return [...text.matchAll(/^-- Uses functions: (.+)$/gm)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim());
}

/**
 * The function files that create what the migration uses, in their order. So a function stands
 * once, in the file that is applied again whenever it changes. Throws `MigrationError` for a
 * function that no file creates.
 */
export function findUsedFiles(migration: SqlFile, functions: readonly SqlFile[]): SqlFile[] {
  const used = functionsUsedBy(migration);
  const created = functions.map(listCreatedFunctions);
  const missing = used.filter((name) => !created.some((names) => names.includes(name)));
  if (missing.length > 0) {
    throw new MigrationError(
      `${migration.name} uses ${missing.join(", ")}, and no function file creates it. Put it back.`,
    );
  }
  return functions.filter((_, index) => used.some((name) => created[index]?.includes(name)));
}
