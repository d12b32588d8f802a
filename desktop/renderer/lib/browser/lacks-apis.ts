/** Whether `fillInApis` has something to give, which most browsers need not load. */
export function lacksApis(): boolean {
  return !("randomUUID" in crypto && "clipboard" in navigator && "any" in AbortSignal &&
    "withResolvers" in Promise && "canParse" in URL && "checkVisibility" in Element.prototype);
}
