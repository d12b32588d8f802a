import { z } from "zod";

/** A schema within another, with the name of its field, or null when it is the same value. */
type Part = readonly [field: string | null, schema: z.ZodType];

/** The parts of a schema, as far as an OpenAPI document describes them. */
export function partsOfSchema(schema: z.ZodType): readonly Part[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape as Record<string, z.ZodType>);
  if (schema instanceof z.ZodArray) return [[null, asSchema(schema.element)]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [null, asSchema(option)] as const);
  if (schema instanceof z.ZodIntersection) {
    return [[null, asSchema(schema.def.left)], [null, asSchema(schema.def.right)]];
  }
  if (schema instanceof z.ZodRecord) {
    const { keyType, valueType } = schema;
    const names = keyType instanceof z.ZodEnum ? keyType.options.map(String) : [null];
    return names.map((name) => [name, asSchema(valueType)] as const);
  }
  if (schema instanceof z.ZodPipe) {
    const isPreprocessed = schema.in instanceof z.ZodTransform;
    return [[null, asSchema(isPreprocessed ? schema.out : schema.in)]];
  }
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? [[null, innerType]] : [];
}

/** Zod types parts as core schemas. */
function asSchema(part: unknown): z.ZodType {
  return part as z.ZodType;
}
