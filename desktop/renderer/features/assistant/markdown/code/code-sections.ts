/** A section is coloured again whenever it grows, which a typing member must not feel. */
const shortest = 12;
const longest = 60;

/**
 * Splits code that is still being written into sections, so that only the last one is coloured
 * anew with each word. A section ends where a line without indentation follows an empty one,
 * which is seldom inside a comment or a text.
 */
export function codeSections(code: string): string[] {
  const lines = code.split(/(?<=\n)/);
  const sections: string[] = [];
  let from = 0;
  lines.forEach((line, at) => {
    const length = at - from;
    const isBreak = lines[at - 1]?.trim() === "" && /^[^\s)\]}]/.test(line);
    if (length >= longest || length >= shortest && isBreak) {
      sections.push(lines.slice(from, at).join(""));
      from = at;
    }
  });
  return [...sections, lines.slice(from).join("")];
}
