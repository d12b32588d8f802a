import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { StoreConfig } from "../../../settings/storage-config.ts";
import { readBounded } from "../../read-bounded.ts";
import { StoreFailure } from "./store-failure.ts";

type Method = "PUT" | "GET" | "HEAD" | "DELETE";

/** How long calls may take. */
export interface StoreLimits {
  /** Until the store answers, with the time to send a file. */
  readonly deadlineMs: number;
  /** Between two pieces of a file that is read. */
  readonly silenceMs: number;
  /** Waits before a failed call is made again. */
  readonly retriesAfterMs: readonly number[];
}

export const usualLimits: StoreLimits = { deadlineMs: 10_000, silenceMs: 10_000, retriesAfterMs: [100, 500] };

/** Hears of the end of each call; `failure` is null when the store answered. */
export type OnStoreCall = (call: {
  readonly operation: Lowercase<Method>;
  readonly seconds: number;
  readonly failure: StoreFailure | null;
}) => void;

interface Asked {
  readonly key: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer whose body its caller reads or cancels; `stop` ends the connection. */
export interface Answer {
  readonly response: Response;
  readonly stop: () => void;
}

/** Null: there is no such file. Throws `StoreFailure`. */
export type CallStore = (method: Method, asked: Asked) => Promise<Answer | null>;

/**
 * Calls of one bucket, by path (`endpoint/bucket/key`), which every store understands. What may
 * pass is tried again: all four calls can be repeated.
 */
export function createS3Client(
  { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey }: StoreConfig,
  { deadlineMs, retriesAfterMs }: StoreLimits,
  onCall: OnStoreCall,
): CallStore {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const urlOf = (key: string) => [endpoint, bucket, ...(prefix ? [prefix] : []), key].join("/");

  async function once(method: Method, { key, body, headers }: Asked): Promise<Answer | null> {
    const ending = new AbortController();
    const stop = () => ending.abort(new StoreFailure("The store did not answer in time"));
    const timer = setTimeout(stop, deadlineMs);
    try {
      // The digest of what is sent, so that a file which is damaged on its way is refused.
      const digest = createHash("sha256").update(body ?? "").digest("hex");
      const request = await signer.sign(urlOf(key), {
        method,
        headers: { ...headers, "X-Amz-Content-Sha256": digest },
        ...(body && { body }),
      });
      // Nothing leaves for another address than the configured one.
      const response = await fetch(request, { redirect: "error", signal: ending.signal });
      if (response.ok) return { response, stop };
      return await refuse(method, response);
    } catch (cause) {
      throw cause instanceof StoreFailure ? cause : new StoreFailure("The store did not answer", { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  return async (method, asked) => {
    for (const again of [...retriesAfterMs, null]) {
      const startedAt = performance.now();
      const ended = (failure: StoreFailure | null) =>
        onCall({
          operation: method.toLowerCase() as Lowercase<Method>,
          seconds: (performance.now() - startedAt) / 1_000,
          failure,
        });
      try {
        const answer = await once(method, asked);
        ended(null);
        return answer;
      } catch (error) {
        const failure = error as StoreFailure;
        ended(failure);
        if (again === null || !failure.mayPass) throw failure;
        // Not all processes at the same moment.
        await wait(again * (0.5 + Math.random()));
      }
    }
    throw new Error("A call ends with an answer or a failure");
  };
}

/** Null for a file that is not there; throws for everything else, a missing bucket too. */
async function refuse(method: Method, response: Response): Promise<null> {
  const code = await readCode(response);
  const { status } = response;
  if (status === 404 && (code === "NoSuchKey" || code === null && method === "HEAD")) return null;
  // Deleting what is not there is done.
  if (status === 404 && method === "DELETE" && code !== "NoSuchBucket") return null;
  throw new StoreFailure(`The store refused: ${status}${code ? ` ${code}` : ""}`, { status, code });
}

const mostErrorBytes = 16 * 1024;

/** The word of `<Code>` in the answer; null for an answer of another form. */
async function readCode(response: Response): Promise<string | null> {
  try {
    const text = new TextDecoder().decode(await readBounded(response, mostErrorBytes));
    return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? null;
  } catch {
    await response.body?.cancel().catch(() => {});
    return null;
  }
}
