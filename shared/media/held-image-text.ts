import { msg } from "@lingui/core/runtime-macro";

/** Why a picture is not on a profile, whether its check waits or found something (media.11). */
export const heldImageText =
  msg`This picture is held until it is checked, so it isn't on your profile. Please try again later, or choose another one.`;
