import fc from "fast-check";
import { z } from "zod";

/** The parts of JSON Schema that zod writes. */
interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}

/** Existing values: ids, and values by the name of the field that takes them. */
export interface Known {
  readonly ids: readonly string[];
  readonly byField: Readonly<Record<string, readonly unknown[]>>;
}

/** Input that a schema accepts, or nearly: refinements are left to chance and to `known`. */
export function arbitraryOf(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return fromSchema(described as Schema, known, "");
}

function fromSchema(schema: Schema, known: Known, field: string): fc.Arbitrary<unknown> {
  const values = known.byField[field];
  if (values) return fc.constantFrom(...values);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [alternative] = schema.allOf ?? [];
  if (alternative) return fromSchema({ ...alternative, ...schema, allOf: undefined }, known, field);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fromSchema(one, known, field)));
  if (schema.type === "object" || schema.properties) return fromObject(schema, known);
  if (schema.type === "array") {
    return fc.array(fromSchema(schema.items ?? {}, known, field), { maxLength: 3 });
  }
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer" || schema.type === "number") {
    return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1000, 1_000_000) });
  }
  if (schema.type === "string") return fromString(schema, known);
  return fc.jsonValue();
}

function fromObject({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const shape = Object.entries(properties).map(([name, part]) =>
    [name, fromSchema(part, known, name)] as const
  );
  return fc.record(Object.fromEntries(shape), { requiredKeys: required });
}

function fromString({ format, pattern, minLength = 0, maxLength = 60 }: Schema, known: Known) {
  if (format === "uuid") {
    return fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...known.ids) },
      { weight: 1, arbitrary: fc.uuid() },
    );
  }
  if (format === "email") return fc.emailAddress();
  if (format === "date") return fc.constantFrom("1990-02-28", "2024-02-29", "2023-02-30");
  if (format === "binary") {
    return fc.constant(new File(["not an image"], "picture.png", { type: "image/png" }));
  }
  if (pattern && !pattern.includes("(?")) return fc.stringMatching(new RegExp(pattern), { maxLength: 50 });
  return fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, minLength + 60) });
}
