import { readFileSync } from "node:fs";
import { z } from "zod";

/** Reads one of this folder's files of texts. Throws when it has another shape. */
export function readTexts<T>(name: string, shape: z.ZodType<T>): T {
  return shape.parse(JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8")));
}

/** A text; of several paragraphs a list of them. */
export const prose = z.union([z.string(), z.array(z.string()).transform((all) => all.join("\n\n"))]);

export const texts = z.array(z.string());
