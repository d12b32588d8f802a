import type { KeyedCall } from "./keyed-calls.ts";

interface Made {
  readonly status: number;
  readonly id: string;
  readonly tookMs: number;
}

/** Makes all calls at once. Null when the server ended before it responded. */
export function makeCalls(calls: readonly KeyedCall[]): Promise<(Made | null)[]> {
  return Promise.all(calls.map((call) => make(call).catch(() => null)));
}

async function make({ by, path, json, key }: KeyedCall): Promise<Made> {
  const from = performance.now();
  const answer = await by.request("POST", path, { json, headers: { "Idempotency-Key": key } });
  const { id } = await answer.json() as { id: string };
  return { status: answer.status, id, tookMs: performance.now() - from };
}

/**
 * The faults after the calls were repeated, as texts; empty when each did its work once and returns
 * it.
 */
export async function crashFaults(
  calls: readonly KeyedCall[],
  before: readonly (Made | null)[],
  after: readonly (Made | null)[],
): Promise<string[]> {
  const faults = await Promise.all(calls.map(async (call, place) => {
    const [first, again] = [before[place], after[place]];
    const created = await call.created();
    const isRight = again?.status === 201 && created.length === 1 && created[0] === again.id &&
      (first?.status !== 201 || first.id === again.id);
    return isRight ? [] : [`${call.path}: ${JSON.stringify({ first, again, created })}`];
  }));
  return faults.flat();
}
