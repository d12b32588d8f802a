import { expect, type Locator, type Page } from "@playwright/test";

/** Nothing is wider than the window, nor lies beside it out of reach. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Charts follow the window a moment later.
  await expect.poll(() => page.evaluate(widerThanWindow)).toEqual([]);
}

function widerThanWindow(): string[] {
  const { scrollWidth } = document.documentElement;
  const isScrolled = (element: Element): boolean =>
    element.parentElement !== null &&
    (/auto|scroll/.test(getComputedStyle(element.parentElement).overflowX) &&
        element.parentElement.scrollWidth > element.parentElement.clientWidth ||
      isScrolled(element.parentElement));
  const controls = [...document.querySelectorAll("a, button, input, textarea, h1, h2, [role=menuitem]")];
  const beside = controls.filter((control) => {
    const { left, right, width, height } = control.getBoundingClientRect();
    // Elements that only screen readers get are a pixel wide.
    return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1) && !isScrolled(control);
  });
  return [
    ...scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [],
    ...beside.map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  ];
}

/**
 * Types three lines at the end of a field. All three are in view and uncovered, the caret's among
 * them.
 */
export async function expectThreeLines(field: Locator): Promise<void> {
  await field.focus();
  const page = field.page();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText("One");
  for (const line of ["Two", "Three"]) {
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type(line);
  }
  await expect.poll(() => field.evaluate(uncoveredLines)).toEqual([true, true, true]);
}

/**
 * Returns for each of the last three lines of a field whether it is in the window with nothing over
 * it.
 */
function uncoveredLines(field: Element): boolean[] {
  if (!(field instanceof HTMLTextAreaElement)) throw new Error("Not a text area");
  const style = getComputedStyle(field);
  const { top, left } = field.getBoundingClientRect();
  const lineHeight = Number.parseFloat(style.lineHeight);
  const firstLine = top + field.clientTop + Number.parseFloat(style.paddingTop) - field.scrollTop;
  const x = left + field.clientLeft + Number.parseFloat(style.paddingLeft) + 4;
  const count = field.value.split("\n").length;
  return [3, 2, 1].map((fromEnd) => {
    const y = firstLine + (count - fromEnd) * lineHeight;
    const [start, end] = [y + 3, y + lineHeight - 3];
    return start >= 0 && end <= innerHeight &&
      [start, end].every((at) => document.elementFromPoint(x, at) === field);
  });
}

/** No two controls of a bar lie on each other, in our font nor in that of a device without it. */
export async function expectApart(bar: Locator): Promise<void> {
  await expect.poll(() => bar.evaluate(controlsOnEachOther)).toEqual([]);
}

function controlsOnEachOther(bar: Element): string[] {
  const page = document.documentElement;
  const controls = [...bar.querySelectorAll("a, button, input")].filter((one) => one.checkVisibility());
  const onEachOther = () => {
    const boxes = controls
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
      .toSorted((a, b) => a.box.left - b.box.left);
    return boxes.flatMap(({ control, box }, n) => {
      const next = boxes[n + 1];
      return next && next.box.left < box.right - 0.5
        ? [`${next.control.outerHTML} on ${control.outerHTML}`]
        : [];
    });
  };
  const found = onEachOther();
  const hadFont = !("withoutFont" in page.dataset);
  page.dataset["withoutFont"] = "";
  found.push(...onEachOther());
  if (hadFont) delete page.dataset["withoutFont"];
  return found;
}

/** Scrolling brings a control into view, with nothing over its middle. */
export async function expectReachable(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await expect.poll(() =>
    control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    })
  ).toBe(true);
}

/** At least four lines of messages are in view. */
export async function expectThreadInView(messages: Locator): Promise<void> {
  await expect.poll(() =>
    messages.evaluate((list) => {
      const box = list.getAttribute("role") === "list" ? list.parentElement ?? list : list;
      const { top, bottom } = box.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0);
    })
  ).toBeGreaterThanOrEqual(96);
}
