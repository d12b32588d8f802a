declare global {
  /** Responses that home.html requests before any script has loaded, by address. */
  var firstCalls: Record<string, Promise<Response> | undefined> | undefined;
}

const taken = new WeakSet<Promise<Response>>();

/** Returns when a request was sent that has just been made or taken over, by the device's clock. */
export function getRequestTime(response: Promise<Response>): number {
  // home.html asks as soon as it begins to load, however much later its scripts come.
  return taken.has(response) ? performance.timeOrigin : Date.now();
}

/** Returns a response that home.html requested, to one caller only; undefined otherwise. */
export function takeFirstCall(address: string): Promise<Response> | undefined {
  const response = globalThis.firstCalls?.[address];
  if (response) {
    taken.add(response);
    globalThis.firstCalls = { ...globalThis.firstCalls, [address]: undefined };
  }
  return response;
}
