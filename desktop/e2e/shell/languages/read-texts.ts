import type { Page } from "@playwright/test";

/** Returns the texts of a page that people see or hear, each in one line. */
export async function readTexts(page: Page): Promise<string[]> {
  return (await page.evaluate(collectTexts)).map(flatten);
}

export function flatten(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Runs in the page. */
function collectTexts(): string[] {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    // Legal texts are English, and say so. What a search marks is a part of what a member wrote.
    const others = "script, style, textarea, code, [lang=en]:not(html), :has(> mark)";
    if (parent?.checkVisibility() && !parent.closest(others)) {
      texts.push(walker.currentNode.textContent ?? "");
    }
  }
  for (const name of ["aria-label", "placeholder", "title", "alt"]) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      texts.push(element.getAttribute(name) ?? "");
    }
  }
  return texts;
}
