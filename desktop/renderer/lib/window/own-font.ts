/**
 * Ends what a page with a preview begins on a device without the product's font: that its first
 * screen stands in the system's (app/first-feed/README.md). Other screens do not.
 */
export function showOwnFont(): void {
  delete document.documentElement.dataset["withoutFont"];
}
