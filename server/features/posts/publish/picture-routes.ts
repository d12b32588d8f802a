import { describePicture as describePictureEndpoint } from "#shared/posts/picture-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { describePicture } from "./describe-picture.ts";

export const postPictureRoutes: readonly Route[] = [
  route(describePictureEndpoint, (ctx, { params, body }) => describePicture(ctx, params, body), {
    limits: ["post"],
    changes: "named",
  }),
];
