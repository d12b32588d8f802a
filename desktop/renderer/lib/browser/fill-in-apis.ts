/**
 * Gives the page what it and its libraries use, where the browser has none: the oldest browsers of
 * the README lack some, and at an address of http no browser has ids and a clipboard. Runs before
 * anything asks (client.21).
 */
export function fillInApis(): void {
  if (!("clipboard" in navigator)) {
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  }
  fillIn(crypto, "randomUUID", randomUuid);
  fillIn(AbortSignal, "any", anySignal);
  fillIn(Promise, "withResolvers", withResolvers);
  fillIn(URL, "canParse", canParse);
  fillIn(Element.prototype, "checkVisibility", isShown);
}

function fillIn<T extends object, K extends keyof T>(owner: T, name: K, value: T[K]): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

async function writeText(text: string): Promise<void> {
  if (!copyByCommand(text)) throw new DOMException("The text was not copied", "NotAllowedError");
}

/** Version 4 of RFC 9562: each digit of the pattern takes the random bits that it leaves open. */
function randomUuid(): ReturnType<Crypto["randomUUID"]> {
  return "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ random & 15 >> Number(digit) / 4).toString(16);
  }) as ReturnType<Crypto["randomUUID"]>;
}

function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: PromiseWithResolvers<T>["resolve"] = () => {};
  let reject: PromiseWithResolvers<T>["reject"] = () => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

function canParse(address: string | URL, base?: string | URL): boolean {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
}

/** Without the options: what they tell apart, these browsers do not have. */
function isShown(this: Element): boolean {
  return this.getClientRects().length > 0;
}

/**
 * Copies a text without a clipboard, which browsers have for no page at an address of http. Selects
 * without focusing, so that an open dialog does not take the focus back.
 */
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
