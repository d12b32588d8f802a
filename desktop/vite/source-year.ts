/**
 * Writes the year of the sources into rendered markup, where SOURCE_DATE_EPOCH says it, so that a
 * commit gives the same pages in whatever year it is built. The page's script writes the current
 * one (landing.1).
 */
export function writeSourceYear(markup: string, sourceDate: string | undefined): string {
  if (!sourceDate) return markup;
  const year = new Date(Number(sourceDate) * 1000).getUTCFullYear();
  return markup.replaceAll(/(<span data-current-year[^>]*>)\d+/g, `$1${year}`);
}
