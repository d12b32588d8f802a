/** The parts of a press of a key that these rules need. */
type KeyPress = Pick<KeyboardEvent, "key" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey">;

/** Whether the key sends what is written, wherever that is: Ctrl+Enter or Cmd+Enter. */
export function sendsAnywhere({ key, ctrlKey, metaKey }: Omit<KeyPress, "shiftKey" | "altKey">): boolean {
  return key === "Enter" && (ctrlKey || metaKey);
}

/** Whether the key sends a message or a question: Enter too, unless it breaks the line. */
export function sendsMessage(press: KeyPress): boolean {
  if (press.shiftKey || press.altKey || press.key !== "Enter") return false;
  return sendsAnywhere(press) || !enterBreaksLines();
}

/** The label of an on-screen keyboard's Enter key in the field of a message or a question. */
export function enterKeyHint(): "enter" | "send" {
  return enterBreaksLines() ? "enter" : "send";
}

/** On a touch screen there is no Shift+Enter, so that Enter breaks the line (keys.1). */
function enterBreaksLines(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
