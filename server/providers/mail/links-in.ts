/** Every http link of a plain text, in order, without the punctuation that ends a sentence. */
export function linksIn(text: string): string[] {
  return (text.match(/https?:\/\/[^\s<>"]+/g) ?? []).map((link) => link.replace(/[.,;:!?)]+$/, ""));
}
