/**
 * Copies a text without a clipboard, which browsers have for no page at an address of http. Selects
 * without focusing, so that an open dialog does not take the focus back.
 */
export function copyByCommand(text: string): boolean {
  const source = document.createElement("span");
  source.textContent = text;
  source.style.whiteSpace = "pre";
  document.body.append(source);
  const selection = getSelection();
  const before = selection?.rangeCount ? selection.getRangeAt(0) : null;
  selection?.selectAllChildren(source);
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("copy", write, { capture: true, once: true });
  try {
    return document.execCommand("copy");
  } finally {
    removeEventListener("copy", write, true);
    source.remove();
    selection?.removeAllRanges();
    if (before) selection?.addRange(before);
  }
}
