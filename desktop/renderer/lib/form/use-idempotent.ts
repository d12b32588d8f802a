import { useRef } from "react";

interface KeyOption {
  readonly idempotencyKey: string;
}

/**
 * Returns `send` with an idempotency key: the same for every attempt to send one body, so that a
 * retry creates nothing twice (api.6); another one for another body, and after a success.
 */
export function useIdempotent<Body, Output>(
  send: (body: Body, option: KeyOption) => Promise<Output>,
): (body: Body) => Promise<Output> {
  const attempt = useRef({ text: "", idempotencyKey: "" });
  return async (body) => {
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, idempotencyKey: crypto.randomUUID() };
    const output = await send(body, attempt.current);
    attempt.current = { text: "", idempotencyKey: "" };
    return output;
  };
}
