/** The record that ends a zip without a comment, and its first bytes. */
const endLength = 22;
const endSignature = Buffer.from("PK\x05\x06", "latin1");

/**
 * Passes a zip on, and fails when it ends early. A proxy can end a response that broke off as if it
 * were whole.
 */
export function createWholeZipStream(): TransformStream<Uint8Array, Uint8Array> {
  let last = Buffer.alloc(0);
  return new TransformStream({
    transform: (chunk, to) => {
      last = Buffer.concat([last, chunk.subarray(-endLength)]).subarray(-endLength);
      to.enqueue(chunk);
    },
    flush: (to) => {
      if (last.length < endLength || !last.subarray(0, endSignature.length).equals(endSignature)) {
        to.error(new Error("The zip ends early"));
      }
    },
  });
}
