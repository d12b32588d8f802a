import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { pictureDescription } from "../media/given-pictures.ts";
import { id, idParams } from "../primitives.ts";
import { postLimits } from "./post-limits.ts";
import { post } from "./post-shapes.ts";

/** Only the words are judged: the picture was, when it was uploaded (media.15). */
export const describePicture = defineEndpoint({
  method: "put",
  path: "/api/posts/{id}/images/{imageId}",
  summary: "Change the description of a picture of the caller's post",
  access: "member",
  params: idParams.extend({ imageId: id }),
  body: z.object({ alt: pictureDescription(postLimits.altLength) }),
  errors: ["forbidden"],
  status: 200,
  response: post,
});

export const postPictureEndpoints = { describePicture };
