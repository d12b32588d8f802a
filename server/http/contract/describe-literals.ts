import { z } from "zod";
import { partsOfSchema } from "./parts-of-schema.ts";

/**
 * Makes every literal below a schema describe all of its values: the generator would name only the
 * first.
 */
export function describeLiterals(schema: z.ZodType | undefined): void {
  if (!schema) return;
  if (schema instanceof z.ZodLiteral) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), enum: [...schema.values] });
  }
  for (const [, part] of partsOfSchema(schema)) describeLiterals(part);
}
