import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { id, idParams, untrimmedText } from "../primitives.ts";

/** The outcome of a file's animation (media.9); `none`: it has none. */
const animationOutcome = z.enum(["none", "kept", "first_frame"]);
export type AnimationOutcome = z.infer<typeof animationOutcome>;

/** Step one of the two-step upload: where to PUT the bytes (media.3). */
export const startUpload = defineEndpoint({
  method: "post",
  path: "/api/objects/upload",
  summary: "A signed URL, good for ten minutes, to upload one image to",
  access: "member",
  status: 201,
  response: z.object({ uploadURL: z.string() }),
});

/** Step two: the raw bytes with their content type, authorised by the token in the query alone. */
export const putUpload = defineEndpoint({
  method: "put",
  path: "/api/media/{id}",
  summary: "Upload an image to a signed URL",
  access: "public",
  isAnonymous: true,
  consumes: "image/*",
  params: idParams,
  query: z.object({ token: untrimmedText(2000, fieldText(msg`The upload link is not valid`)) }),
  errors: ["invalid_token", "invalid_image", "unsupported_image", "conflict"],
  status: 201,
  response: z.object({
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    madeWithAi: z.boolean().describe(
      "The file said that a model made the picture; what we store says so too",
    ),
    animation: animationOutcome.describe(
      "`kept`: it moves. `first_frame`: it was longer than 20 s, or had more than 100 megapixels in all frames " +
        "together, so that only its first frame is stored",
    ),
  }),
});

/**
 * The stored WebP. For a published image the unguessable id replaces a permission check, so that it
 * can be cached anywhere (media.5).
 */
export const getMedia = defineEndpoint({
  method: "get",
  path: "/api/media/{id}",
  summary: "A published image, or the caller's own upload; `size=thumbnail` for the 640 px one",
  access: "public",
  isAnonymous: true,
  params: z.object({ id }),
  query: z.object({ size: z.enum(["full", "thumbnail"]).default("full") }),
  status: 200,
  produces: "image/webp",
  hasEtag: true,
});

export const mediaEndpoints = { startUpload, putUpload, getMedia };
