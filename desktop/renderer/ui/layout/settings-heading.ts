/** Finds the headings of the sections on a screen. */
export const settingsHeading = "h2[data-settings-section]";

/** What an address ends in to lead to a section: 'Chat privacy' → chat-privacy. */
export function sectionId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
