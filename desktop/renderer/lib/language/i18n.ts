import { setupI18n } from "@lingui/core";

/** The language that the scripts are built for. */
declare const __LANGUAGE__: string;

/**
 * Reads messages with plurals and elements; the build writes all others into the scripts. Marked as
 * pure, since modules with other messages import it too, and their scripts must not contain it.
 */
export const i18n = /* @__PURE__ */ setupI18n({ locale: __LANGUAGE__, messages: { [__LANGUAGE__]: {} } });
