export type Direction = "ltr" | "rtl";

/** Those whose script runs from right to left. */
const mirrored = new Set(["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]);

/** Returns the direction in which a language (`ar`, `ar-EG`) is written. */
export function getDirection(language: string): Direction {
  return mirrored.has(language.split("-", 1)[0] ?? "") ? "rtl" : "ltr";
}

/** Returns the attributes of a document in a language: `lang="de"`, `lang="ar" dir="rtl"`. */
export function writeLangAndDir(language: string, direction = getDirection(language)): string {
  return `lang="${language}"${direction === "rtl" ? ' dir="rtl"' : ""}`;
}
