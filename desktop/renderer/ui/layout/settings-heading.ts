/** Selects the section headings on a screen. */
export const settingsHeading = "h2[data-settings-section]";

/** The id of a section, for the hash of its address: 'Chat privacy' → chat-privacy. */
export function getSectionId(title: string): string {
  return title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
}
