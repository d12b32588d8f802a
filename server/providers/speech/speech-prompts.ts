/**
 * Tells a voice which language a text is in, by its primary tag: voices speak every one, and may
 * guess wrongly.
 */
export function speakIn(language: string): string {
  const name = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
  return `Speak in this language: ${name}.`;
}
