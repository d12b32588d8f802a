import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/**
 * The parts of an endpoint that only the server, its documents and the forms need; a call uses its
 * method and path.
 */
const schemaKeys = new Set(["summary", "params", "query", "body", "response", "unavailable", "errors"]);
const contractFile = /\/shared\/\w+\/(?:[\w-]+-)?contract\.ts$/;
const wholeContract = /\/shared\/\w+\/(?:[\w-]+-)?contract\.ts\?schemas$/;
const contractImport = /^#shared\/\w+\/(?:[\w-]+-)?contract\.ts$/;

/** The parts of the syntax tree that are used here. */
interface Call {
  callee?: { name?: string };
  arguments?: { properties?: { start: number; end: number; key?: { name?: string } }[] }[];
}

interface Statement {
  type: string;
  start: number;
  end: number;
  /** The declaration that an `export` exports. */
  declaration?: { declarations?: { init: Call | null }[] } | null;
  source?: { value: string; start: number; end: number };
  specifiers?: { imported?: { name: string }; local: { name: string } }[];
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Keeps zod, an eighth of the script, out of screens that only make calls. A contract is loaded in
 * two halves: its endpoints without their schemas, and as `?schemas` whole, for the forms that
 * validate. Imports in the renderer are rewritten to the half that has the imported names.
 */
export function slimContract(): Plugin {
  return {
    name: "slim-contract",
    transform: {
      // Parsing the others would change nothing.
      filter: {
        id: { include: [contractFile, wholeContract, /\/renderer\/.*\.tsx?$/] },
        code: /(contract|endpoint)\.ts["']/,
      },
      async handler(code, id) {
        const { body } = this.parse(code) as unknown as { body: Statement[] };
        if (contractFile.test(id)) return applyEdits(code, body.flatMap(slimStatement));
        if (wholeContract.test(id)) return applyEdits(code, body.flatMap(importWithSchemas));
        const edits = await Promise.all(
          body.filter(importsContract).map(async (statement) => {
            const file = (await this.resolve(statement.source?.value ?? "", id))?.id;
            return file ? [splitImport(statement, endpointsIn(await readFile(file, "utf8")))] : [];
          }),
        );
        return applyEdits(code, edits.flat());
      },
    },
  };
}

/** Keeps the endpoints, without their schemas, and the import that makes them. */
function slimStatement(statement: Statement): Edit[] {
  if (statement.source?.value.endsWith("/endpoint.ts")) return [];
  const call = statement.declaration?.declarations?.[0]?.init;
  if (call?.callee?.name !== "defineEndpoint") {
    return [{ start: statement.start, end: statement.end, text: "" }];
  }
  // Each value is replaced in place, so that the commas around it stay right.
  return (call.arguments?.[0]?.properties ?? [])
    .filter((property) => schemaKeys.has(property.key?.name ?? ""))
    .map(({ start, end, key }) => ({ start, end, text: `${key?.name}: undefined` }));
}

/** Imports a shape from another contract whole, since its slim half has none. */
function importWithSchemas({ source }: Statement): Edit[] {
  if (!source || !/^\.{1,2}\/(?:.*\/)?(?:[\w-]+-)?contract\.ts$/.test(source.value)) return [];
  return [{ start: source.start, end: source.end, text: JSON.stringify(`${source.value}?schemas`) }];
}

function importsContract({ type, source }: Statement): boolean {
  return type === "ImportDeclaration" && contractImport.test(source?.value ?? "");
}

function endpointsIn(source: string): ReadonlySet<string> {
  return new Set(
    [...source.matchAll(/^export const (\w+) = defineEndpoint\(/gm)].map((match) => match[1] ?? ""),
  );
}

/** Splits one import in two: endpoints from the contract, the rest from its schemas. */
function splitImport(
  { start, end, source, specifiers = [] }: Statement,
  endpoints: ReadonlySet<string>,
): Edit {
  const importFrom = (wanted: boolean, address: string) => {
    const names = specifiers
      .filter(({ imported }) => endpoints.has(imported?.name ?? "") === wanted)
      .map(({ imported, local }) => `${imported?.name} as ${local.name}`);
    return names.length > 0 ? `import { ${names.join(", ")} } from ${JSON.stringify(address)};` : "";
  };
  const address = source?.value ?? "";
  return { start, end, text: importFrom(true, address) + importFrom(false, `${address}?schemas`) };
}

function applyEdits(code: string, edits: readonly Edit[]) {
  if (edits.length === 0) return null;
  const text = edits.toReversed().reduce(
    (rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end),
    code,
  );
  return { code: text, map: null };
}
