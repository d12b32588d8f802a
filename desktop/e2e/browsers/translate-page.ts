import { expect, type Page } from "@playwright/test";

/**
 * Translates the page as Chrome does: each text node is replaced by two `<font>` elements with a
 * new text node inside, at once and whenever a text comes or changes. The words stay, so that what
 * is shown can be compared with what should be. The product's guard of moved nodes is kept out,
 * so that the screens show that they don't need it.
 *
 * Returns the errors of the page, among them those that an error boundary caught.
 */
export async function translatePage(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && /NotFoundError|not a child/.test(message.text())) {
      errors.push(message.text());
    }
  });
  await page.addInitScript(translate);
  return errors;
}

/** The page shows no failure, its translation is complete, and nothing was thrown. */
export async function expectWholeTranslation(page: Page, errors: readonly string[]): Promise<void> {
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  const translated = page.locator("#root font");
  await expect(translated.first()).toBeAttached();
  expect(errors).toEqual([]);
}

/** Runs in the page, before its scripts. */
function translate(): void {
  for (const name of ["removeChild", "insertBefore"] as const) {
    const own = Node.prototype[name];
    Object.defineProperty(Node.prototype, name, { get: () => own, set() {} });
  }
  const made = new WeakSet<Node>();
  const translateText = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || made.has(text) || text.data.trim() === "") return;
    if (parent.closest("script, style, textarea, title, [translate=no]")) return;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    made.add(inner.appendChild(document.createTextNode(text.data)));
    text.replaceWith(outer);
  };
  const translateAll = (node: Node) => {
    if (node instanceof Text) translateText(node);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") translateAll(target);
      else addedNodes.forEach(translateAll);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
