import type { IncomingMessage } from "node:http";

interface ReadableBody {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Ends it for its reader with an error. */
  fail(fault: Error): void;
  /** The reader has left. */
  drop(): void;
}

/** A message's body, which reads at most a piece ahead. Not `Readable.toWeb`, see `readRange`. */
export function readableBody(message: IncomingMessage, fault: Error | undefined): ReadableBody {
  let fail: (fault: Error) => void = () => {};
  const drop = () => fail(new ClientLeft());
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      let isOver = false;
      const end = (act: () => void) => {
        if (!isOver) act();
        isOver = true;
      };
      fail = (reason) => end(() => controller.error(reason));
      if (fault) return fail(fault);
      if (message.destroyed && !message.readableEnded) return fail(new ClientLeft());
      message.on("data", (chunk: Buffer<ArrayBuffer>) => {
        if (isOver) return;
        controller.enqueue(chunk);
        message.pause();
      });
      message.once("end", () => end(() => controller.close()));
      message.once("error", fail);
      message.once("close", () => fail(new ClientLeft()));
      message.pause();
    },
    pull: () => void message.resume(),
    // The rest is dropped once the response is sent.
    cancel: drop,
  }, { highWaterMark: 0 });
  return { stream, fail: (reason) => fail(reason), drop };
}

/** The connection ended before the whole body arrived, with Node's error. */
class ClientLeft extends Error {
  readonly code = "ECONNRESET";
}
