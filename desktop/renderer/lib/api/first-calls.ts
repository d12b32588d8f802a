declare global {
  /** Responses that home.html asks for before any script is there, by address. */
  var firstCalls: Record<string, Promise<Response> | undefined> | undefined;
}

/** Returns what home.html has asked for, to one caller only; undefined elsewhere and later. */
export function takeFirstCall(address: string): Promise<Response> | undefined {
  const response = globalThis.firstCalls?.[address];
  if (response) globalThis.firstCalls = { ...globalThis.firstCalls, [address]: undefined };
  return response;
}
