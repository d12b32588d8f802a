import { getMediaUrl } from "#shared/media/media-url.ts";
import type { TestMember } from "../../member.ts";
import { storedImage, uploadPicture } from "../../pictures.ts";
import { answers, type CallRow } from "../call-row.ts";
import type { Scene } from "../scene.ts";

const words = { alt: "A lake before sunrise" };

/** Ada's own post shows a picture, which she describes. */
async function describe(scene: Scene, who: keyof Pick<Scene, "ada" | "other">, json: object = words) {
  const { t, ada, ownPost } = scene;
  const imageId = await storedImage(t, ada.id);
  await t.sql`update posts set image_id = ${imageId} where id = ${ownPost}`;
  return await scene[who].put(`/api/posts/${ownPost}/images/${imageId}`, json);
}

/** Ada publishes a picture that she or another member uploaded. */
async function publish({ t, ada }: Scene, uploader: TestMember = ada) {
  const images = [{ url: await uploadPicture(t, uploader), ...words }];
  return await ada.post("/api/posts", { images });
}

/** The same post under the same key. */
async function publishTwice({ t, ada, nothing }: Scene) {
  const json = { images: [{ url: await uploadPicture(t, ada), ...words }] };
  const headers = { "Idempotency-Key": nothing };
  await ada.request("POST", "/api/posts", { json, headers });
  return await ada.request("POST", "/api/posts", { json, headers });
}

export const pictureCalls: readonly CallRow[] = [
  {
    call: "POST /api/posts (pictures)",
    success: answers((s) => publish(s), 201, { images: [words] }),
    signedOut: "refused",
    stranger: answers((s) => publish(s, s.other), 400, { code: "foreign_image" }),
    badInput: answers(
      ({ ada, nothing }) => ada.post("/api/posts", { images: [{ url: getMediaUrl(nothing) }] }),
      400,
    ),
    repeat: answers(publishTwice, 201, { images: [words] }),
  },
  {
    call: "PUT /api/posts/{id}/images/{imageId}",
    success: answers((s) => describe(s, "ada"), 200, { images: [words] }),
    signedOut: "refused",
    stranger: answers((s) => describe(s, "other"), 403),
    badInput: answers((s) => describe(s, "ada", { alt: "x".repeat(1001) }), 400),
    repeat: answers((s) => describe(s, "ada"), 200, { images: [words] }),
  },
];
