import { asAppError, StoreFailure } from "./store-failure.ts";

/**
 * A file's body as it arrives. Fails when the store is silent for too long, sends more or less than
 * it announced, or breaks off, by the error that callers hear; a slow reader has time. `stop` ends the connection, also when the
 * reader leaves.
 */
export function watchBody(
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
        throw asAppError(
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
