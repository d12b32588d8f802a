import type { callIdHeader } from "../../../bridge.ts";

const header: typeof callIdHeader = "x-call-id";

/**
 * Makes a call of the API as `fetch` does. Before its response begins, an abort reaches the app
 * only over the bridge, by the call's id; afterwards through the response's stream.
 */
export async function fetchById(address: string, init: RequestInit): Promise<Response> {
  const { signal } = init;
  if (!signal) return await fetch(address, init);
  const id = crypto.randomUUID();
  const headers = new Headers(init.headers);
  headers.set(header, id);
  const cancel = () => void window.glimmer.cancelCall(id);
  signal.addEventListener("abort", cancel);
  try {
    return await fetch(address, { ...init, headers });
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
