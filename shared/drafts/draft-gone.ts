import { msg } from "@lingui/core/runtime-macro";

/** Said where a draft or scheduled post was published or thrown away, perhaps on another device. */
export const draftGone =
  msg`This draft is no longer there: it was published, or thrown away on another device.`;
