/**
 * Returns what tells a voice the language of a text, given its primary tag (`de`). Every voice
 * speaks all languages, and may guess a wrong one.
 */
export function speakIn(language: string): string {
  const name = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
  return `Speak in this language: ${name}.`;
}
