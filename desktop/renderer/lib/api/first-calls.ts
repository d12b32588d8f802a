declare global {
  /** Responses that home.html requests before any script has loaded, by address. */
  var firstCalls: Record<string, Promise<Response> | undefined> | undefined;
}

/** Returns a response that home.html requested, to one caller only; undefined otherwise. */
export function takeFirstCall(address: string): Promise<Response> | undefined {
  const response = globalThis.firstCalls?.[address];
  if (response) globalThis.firstCalls = { ...globalThis.firstCalls, [address]: undefined };
  return response;
}
