/**
 * Copies a text, also at an address of http, where browsers have no clipboard for pages. Rejects
 * when the browser refuses.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return await navigator.clipboard.writeText(text);
  if (!copyByCommand(text)) throw new DOMException("The text was not copied", "NotAllowedError");
}

/** Selects without focusing, so that an open dialog does not take the focus back. */
function copyByCommand(text: string): boolean {
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
