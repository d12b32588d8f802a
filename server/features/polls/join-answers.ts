/** The words of a post with the answers of its poll, which are found and understood with them. */
export function joinAnswers(content: string, answers: readonly string[] = []): string {
  return [content, ...answers].join("\n");
}
