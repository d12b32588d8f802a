const [isolate, end] = ["\u2068", "\u2069"];
/** Letters written from right to left, and what sets a direction itself. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a]/;

/**
 * A name inside a sentence that is a plain string, such as a notification's. A name from right to
 * left would turn the words and numbers beside it; isolated by these invisible characters it does
 * not (product.9). Markup uses `<bdi>`.
 */
export function isolateName(name: string): string {
  return rightToLeft.test(name) ? `${isolate}${name}${end}` : name;
}
