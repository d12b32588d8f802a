import { MigrationError } from "./migration-error.ts";
import { readSqlFiles, type SqlFile } from "../sql-files.ts";

/**
 * The files of SQL functions, in the order in which they are applied: those of every folder `sql/`
 * of the server, or all of a directory. Throws `MigrationError` as `orderByCalls` does.
 */
export async function readFunctionFiles(directory?: URL): Promise<SqlFile[]> {
  if (directory) return orderByCalls(await readSqlFiles(directory));
  const files = await readSqlFiles(new URL("../../", import.meta.url));
  return orderByCalls(files.filter(({ name }) => /(^|\/)sql\//.test(name)));
}

/** The names of the functions that a file creates. */
export function listCreatedFunctions({ text }: SqlFile): string[] {
  return definitionsIn(text).map(({ name }) => name);
}

/**
 * Puts the files in an order in which each can be applied. PostgreSQL checks a function of the
 * language SQL when it is created, so what that calls comes first; otherwise they stay in the order
 * of their paths. Throws `MigrationError` for files whose functions call each other.
 */
export function orderByCalls(files: readonly SqlFile[]): SqlFile[] {
  const creators = new Map(files.flatMap((file) => listCreatedFunctions(file).map((name) => [name, file])));
  const ordered = new Set<SqlFile>();
  const open: SqlFile[] = [];
  const place = (file: SqlFile): void => {
    if (ordered.has(file)) return;
    if (open.includes(file)) {
      const circle = [...open.slice(open.indexOf(file)), file].map(({ name }) => name);
      throw new MigrationError(
        `Functions call each other: ${circle.join(" → ")}. Put them into one file.`,
      );
    }
    open.push(file);
    for (const name of callsCheckedIn(file)) {
      const creator = creators.get(name);
      if (creator && creator !== file) place(creator);
    }
    open.pop();
    ordered.add(file);
  };
  for (const file of files) place(file);
  return [...ordered];
}

interface Definition {
  readonly name: string;
  /** From its name to the next definition. */
  readonly text: string;
}

function definitionsIn(text: string): Definition[] {
  const starts = [...text.matchAll(/^create (?:or replace )?function (\w+)/gm)];
  return starts.map((start, index) => ({
    name: start[1] ?? "",
    text: text.slice(start.index, starts[index + 1]?.index),
  }));
}

/** Lists the calls of its functions in SQL. Those in PL/pgSQL find what they call when they run. */
function callsCheckedIn({ text }: SqlFile): string[] {
  return definitionsIn(text.replaceAll(/--.*$/gm, ""))
    .filter((definition) => !/\blanguage plpgsql\b/.test(definition.text))
    .flatMap((definition) => [...definition.text.matchAll(/\b(\w+)\(/g)].map(([, name = ""]) => name));
}
