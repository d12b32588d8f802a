import { msg } from "@lingui/core/runtime-macro";

/** Advice for a member with a picture that an iPhone took in Apple's own format. */
export const heicAdvice =
  msg`Please save it as JPEG and choose that. On an iPhone: Settings → Camera → Formats → Most Compatible.`;
