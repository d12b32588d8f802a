import { postLimits } from "#shared/posts/rules.ts";
import { AppError } from "../../errors.ts";

/** A body's bytes. Throws 413 as soon as more than an image may weigh has come, whatever the length header says. */
export async function readImageBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > postLimits.imageBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > postLimits.imageBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** A multipart file's bytes, under the same limit. */
export async function fileBytes(file: File): Promise<Uint8Array> {
  if (file.size > postLimits.imageBytes) throw tooLarge();
  return new Uint8Array(await file.arrayBuffer());
}

function tooLarge(): AppError {
  const message = "Please select an image smaller than 10MB";
  return new AppError("body_too_large", message, { fields: { image: message } });
}
