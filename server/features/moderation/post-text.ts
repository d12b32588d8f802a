/** The words of a post as they are classified: what describes its image is read by others too. */
export function postText({ content, imageAlt }: { content: string; imageAlt: string }): string {
  return [content, imageAlt].filter(Boolean).join("\n\n");
}
