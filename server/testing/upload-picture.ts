import type { TestApp } from "./create-test-app.ts";
import type { TestMember } from "./member.ts";
import { newJpeg } from "./pictures.ts";

/** Uploads a JPEG in two steps (media.3); the address by which its owner attaches it. */
export async function uploadPicture(
  t: Pick<TestApp, "request">,
  by: TestMember,
  jpeg?: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const started = await (await by.post("/api/objects/upload")).json() as { uploadURL: string };
  const body = jpeg ?? await newJpeg();
  const stored = await t.request("PUT", started.uploadURL, {
    body,
    headers: { "Content-Type": "image/jpeg" },
  });
  if (stored.status !== 201) throw new Error(`The upload was answered ${stored.status}`);
  return (await stored.json() as { url: string }).url;
}
