/** Languages that are written from right to left. */
const fromRight = new Set(["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]);

/** Returns the direction in which a language (`ar-EG`) is written. */
export function getDirection(language: string): "ltr" | "rtl" {
  return fromRight.has(language.split("-", 1)[0] ?? "") ? "rtl" : "ltr";
}
