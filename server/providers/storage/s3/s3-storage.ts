import type { StoreConfig } from "../../../settings/storage-config.ts";
import { assertSafeKey } from "../safe-key.ts";
import { type BytePart, readStoredBytes, type Storage, type StoredFile } from "../storage.ts";
import { type Answer, type CallStore, createS3Client, type OnStoreCall, usualLimits } from "./s3-client.ts";
import { convertToAppError, StoreFailure } from "./store-failure.ts";

/**
 * Files in a bucket of a store that speaks S3 (storage.1), by PUT, GET, HEAD and DELETE alone.
 * Throws the errors of `convertToAppError`, and `Error` for an invalid key.
 */
export function createS3Storage(
  config: StoreConfig,
  { limits = usualLimits, onCall = () => {} }: {
    readonly limits?: typeof usualLimits;
    readonly onCall?: OnStoreCall;
  } = {},
): Storage {
  const client = createS3Client(config, limits, onCall);
  const call: CallStore = (method, asked) => {
    assertSafeKey(asked.key);
    return client(method, asked).catch((error: unknown) => {
      throw convertToAppError(error);
    });
  };
  const put = async (key: string, bytes: Uint8Array) => {
    const type = contentTypes[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    const body = bytes as Uint8Array<ArrayBuffer>;
    await finish(await call("PUT", { key, body, headers: { "Content-Type": type } }));
  };
  const get = async (key: string, part?: BytePart) => {
    const headers = part && { Range: `bytes=${part.first}-${part.last}` };
    const answer = await call("GET", { key, ...(headers && { headers }) });
    return answer && fileOf(answer, part, limits.silenceMs);
  };
  const remove = async (key: string) => finish(await call("DELETE", { key }));
  return {
    mayWriteLate: true,
    put,
    get,
    /**
     * Copies, then deletes: a process that dies in between leaves the file at both places, and
     * moving again ends it. Two opposite moves at once may each delete what the other wrote; the
     * last of them sees that both places are empty, and puts back what it holds.
     */
    async move(from, to) {
      assertSafeKey(to);
      const file = await get(from);
      if (!file) return;
      const bytes = await readStoredBytes(file);
      if (from === to) return;
      await put(to, bytes);
      await remove(from);
      const isThere = async (key: string) => {
        const answer = await call("HEAD", { key });
        await finish(answer);
        return answer !== null;
      };
      if (!await isThere(to) && !await isThere(from)) await put(to, bytes);
    },
    delete: remove,
  };
}

/** Stored with each file, for whoever looks into the bucket. */
const contentTypes: Readonly<Record<string, string>> = { webp: "image/webp", mp3: "audio/mpeg" };

async function finish(answer: Answer | null): Promise<void> {
  await answer?.response.body?.cancel().catch(() => {});
}

function fileOf({ response, stop }: Answer, part: BytePart | undefined, silenceMs: number): StoredFile {
  const { size, bytes } = part ? readPart(response) : readWhole(response);
  if (size === null || bytes === null) {
    stop();
    throw convertToAppError(new StoreFailure("The store did not say how long the file is"));
  }
  if (!response.body) return { size, body: new Uint8Array() };
  return { size, body: watchBody(response.body, { bytes, silenceMs, stop }) };
}

interface Lengths {
  /** The size of the whole file. */
  readonly size: number | null;
  /** The bytes that are sent. */
  readonly bytes: number | null;
}

function readWhole({ status, headers }: Response): Lengths {
  const length = headers.get("Content-Length");
  if (status !== 200 || length === null) return { size: null, bytes: null };
  return { size: Number(length), bytes: Number(length) };
}

function readPart({ status, headers }: Response): Lengths {
  const found = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get("Content-Range") ?? "");
  if (status !== 206 || !found) return { size: null, bytes: null };
  const [, first, last, size] = found.map(Number) as [number, number, number, number];
  return { size, bytes: last - first + 1 };
}

/**
 * A file's body as it arrives. Fails when the store is silent for too long, sends more or less than
 * it announced, or breaks off, by the error that callers hear; a slow reader has time. `stop` ends
 * the connection, also when the reader leaves.
 */
function watchBody(
  body: ReadableStream<Uint8Array>,
  { bytes, silenceMs, stop }: {
    /** As announced. */
    readonly bytes: number;
    readonly silenceMs: number;
    readonly stop: () => void;
  },
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = bytes;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(stop, silenceMs);
      try {
        const { done, value } = await reader.read();
        if (value) left -= value.length;
        if (left < 0 || done && left > 0) {
          throw new StoreFailure("The store sent another length than it said");
        }
        if (value) controller.enqueue(value);
        if (!done) return;
      } catch (cause) {
        stop();
        throw convertToAppError(
          cause instanceof StoreFailure ? cause : new StoreFailure("The store broke off", { cause }),
        );
      } finally {
        clearTimeout(timer);
      }
      controller.close();
    },
    async cancel() {
      // The rest is not downloaded.
      await reader.cancel().catch(() => {});
      stop();
    },
  }, { highWaterMark: 0 });
}
