/**
 * Finds texts of the interface that are cut off, shortened, broken within a word or out of their
 * control. Runs in the page.
 */
export function findCutTexts(): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} '${element.textContent.trim().slice(0, 60)}'`;
  const ancestorsOf = (element: Element | null): Element[] =>
    element ? [element, ...ancestorsOf(element.parentElement)] : [];

  /** Says how an element around a text hides a part of it. */
  const describeCut = (parent: Element, box: DOMRect): string | null => {
    for (const one of ancestorsOf(parent)) {
      const { overflowX, textOverflow, webkitLineClamp, position, clipPath } = getComputedStyle(one);
      if (/auto|scroll/.test(overflowX) || position === "fixed" || clipPath !== "none") return null;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") {
        const isWhole = one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1;
        return isWhole ? null : `is shortened by ${nameOf(one)}`;
      }
      const isControl = one.matches("button, [role=tab]");
      if (overflowX === "visible" && !isControl) continue;
      // What is out of sight as a whole is hidden on purpose.
      if (box.top >= bottom || box.bottom <= top) return null;
      if (box.left < left - 1 || box.right > right + 1) return `is cut off by ${nameOf(one)}`;
      if (isControl && (box.top < top - 1 || box.bottom > bottom + 1)) return `leaves ${nameOf(one)}`;
    }
    return null;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const text = textContent?.trim() ?? "";
    // What members wrote has no doubled vowels, and may be shortened.
    if (!parent || !/áà|éè|íì|óò|úù/i.test(text) || parent.closest("svg, select, script")) continue;
    if (!parent.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const lines = new Set([...range.getClientRects()].map(({ top }) => top));
    const isBroken = lines.size > 1 && /^[^\s-]+$/.test(text) && parent.getBoundingClientRect().width > 1;
    const fault = isBroken ? "is broken within the word" : describeCut(parent, range.getBoundingClientRect());
    if (fault) found.push(`'${text.slice(0, 60)}' ${fault}`);
  }
  return found;
}

/** Finds controls that lie on each other. Runs in the page. */
export function findOverlaps(): string[] {
  /** What does not move with the page: controls of the page pass under it. */
  const layerOf = (element: Element | null): Element =>
    element === null
      ? document.body
      : /fixed|sticky/.test(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement);
  const areApart = (one: DOMRect, other: DOMRect) =>
    one.right < other.left + 2 || other.right < one.left + 2 || one.bottom < other.top + 2 ||
    other.bottom < one.top + 2;
  /** As the eye in the field of a password. */
  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top &&
    inner.bottom <= outer.bottom;
  const controls = [...document.querySelectorAll("a[href], button, select, textarea, input")]
    .filter((one) =>
      !one.matches("[type=file], [type=radio], [type=checkbox], .sr-only") &&
      one.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })
    )
    .map((control) => ({ control, layer: layerOf(control), boxes: [...control.getClientRects()] }));
  const lieOnEachOther = (one: (typeof controls)[number], other: (typeof controls)[number]) =>
    one.layer === other.layer && !one.control.contains(other.control) &&
    one.boxes.some((box) =>
      other.boxes.some((inner) =>
        !areApart(box, inner) && !(one.control.matches("input") && isWithin(inner, box))
      )
    );
  return controls.flatMap((one, at) =>
    controls.slice(at + 1).filter((other) => lieOnEachOther(one, other))
      .map((other) => `${other.control.outerHTML.slice(0, 120)} on ${one.control.outerHTML.slice(0, 120)}`)
  );
}
