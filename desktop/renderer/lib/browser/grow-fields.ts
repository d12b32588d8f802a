const growing = "textarea.field-sizing-content";

/**
 * Gives fields the height of their text, as `field-sizing` does where the browser has it. React
 * writes each value into the field's content too, so that changes of the page are seen as well.
 */
export function growFields(): void {
  const observer = new MutationObserver((changes) => {
    const changed = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
    for (const node of changed) {
      const element = node instanceof Element ? node : node.parentElement;
      const field = element?.closest(growing);
      for (const one of field ? [field] : element?.querySelectorAll(growing) ?? []) grow(one);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  // A form library's value that it leaves to the browser changes no content.
  addEventListener(
    "input",
    ({ target }) => target instanceof Element && target.matches(growing) && grow(target),
  );
  const growAll = () => document.querySelectorAll(growing).forEach(grow);
  addEventListener("resize", growAll);
  growAll();
}

function grow(field: Element): void {
  if (!(field instanceof HTMLTextAreaElement) || field.offsetHeight === 0) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}
