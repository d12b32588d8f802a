/** Element type → array type, by the fixed ids of PostgreSQL's built-in types. */
export const arrayTypes: Readonly<Record<number, number>> = {
  16: 1000, // bool
  17: 1001, // bytea
  19: 1003, // name
  20: 1016, // int8
  21: 1005, // int2
  23: 1007, // int4
  25: 1009, // text
  26: 1028, // oid
  114: 199, // json
  700: 1021, // float4
  701: 1022, // float8
  1042: 1014, // bpchar
  1043: 1015, // varchar
  1082: 1182, // date
  1114: 1115, // timestamp
  1184: 1185, // timestamptz
  1700: 1231, // numeric
  2950: 2951, // uuid
  3802: 3807, // jsonb
};

/** The driver's parsers and serializers by type id. */
export interface TypeTable {
  readonly parsers: Record<number, ((text: string) => unknown) | undefined>;
  readonly serializers: Record<number, ((value: never) => unknown) | undefined>;
  readonly shared: { readonly typeArrayMap: Record<number, number> };
}

/**
 * Adds array types to the driver. Its own option (`fetch_types`) asks the server on every new
 * connection, and a server that dies at that moment ends our process with an unhandled rejection.
 */
export function addArrayTypes({ parsers, serializers, shared }: TypeTable): void {
  for (const [key, array] of Object.entries(arrayTypes)) {
    const element = Number(key);
    const parse = parsers[element] ?? ((text: string) => text);
    const serialize = (serializers[element] ?? String) as (value: unknown) => unknown;
    parsers[array] = (text) => parseArray(text, parse);
    serializers[array] = (value: unknown) => serializeArray(value, serialize);
    shared.typeArrayMap[element] = array;
  }
}

/** `{1,NULL,"a \"b\""}` and nested ones; a leading `[1:2]=` (other lower bounds) is skipped. */
export function parseArray(text: string, parse: (element: string) => unknown): unknown[] {
  let at = text.indexOf("{");
  return readArray();

  function readArray(): unknown[] {
    const items: unknown[] = [];
    for (at++; text[at] !== "}";) {
      items.push(text[at] === "{" ? readArray() : text[at] === '"' ? parse(readQuoted()) : readPlain());
      if (text[at] === ",") at++;
    }
    at++;
    return items;
  }

  function readQuoted(): string {
    let value = "";
    for (at++; text[at] !== '"'; at++) {
      if (text[at] === "\\") at++;
      value += text[at];
    }
    at++;
    return value;
  }

  function readPlain(): unknown {
    const from = at;
    while (text[at] !== "," && text[at] !== "}") at++;
    const value = text.slice(from, at);
    return value === "NULL" ? null : parse(value);
  }
}

/** Serialized frozen arrays of texts, which can never change. */
const written = new WeakMap<readonly unknown[], string>();

/**
 * Throws for `undefined`, as the driver does everywhere; pass null instead. A frozen array of texts
 * is serialized once for all statements.
 */
export function serializeArray(value: unknown, serialize: (element: unknown) => unknown): string {
  if (!Array.isArray(value)) return String(value);
  if (serialize !== String || !Object.isFrozen(value)) return writeArray(value, serialize);
  let text = written.get(value);
  if (text !== undefined) return text;
  text = writeArray(value, serialize);
  if (value.every((item) => typeof item === "string")) written.set(value, text);
  return text;
}

function writeArray(value: readonly unknown[], serialize: (element: unknown) => unknown): string {
  const items = value.map((item: unknown) => {
    if (item === undefined) throw new TypeError("Undefined values are not allowed in an array: say null");
    if (item === null) return "NULL";
    if (Array.isArray(item)) return serializeArray(item, serialize);
    return `"${String(serialize(item)).replaceAll(/["\\]/g, "\\$&")}"`;
  });
  return `{${items.join(",")}}`;
}
