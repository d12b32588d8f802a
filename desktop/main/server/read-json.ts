import { joinChunks } from "#shared/join-chunks.ts";

/** Far more than any response that the main process reads itself. */
const mostBytes = 1024 * 1024;

/**
 * A response's JSON. Rejects when it is longer than a megabyte, without reading on,
 * and when it is no JSON.
 */
export async function readJson(response: Response): Promise<unknown> {
  return JSON.parse(await readText(response));
}

/** A response's text. Rejects when it is longer than a megabyte, without reading on. */
export async function readText(response: Response): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, mostBytes));
}

/** A body's bytes. Rejects when there are more than that many, without reading on. */
export async function readBytes(
  { body }: Pick<Body, "body">,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > most) throw new Error("The body is too long");
    chunks.push(chunk);
  }
  return joinChunks(chunks, length);
}
