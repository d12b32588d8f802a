import { setupI18n } from "@lingui/core";
import { pageLanguage } from "./page-language.ts";
import { pageLocale } from "./page-locale.ts";

/**
 * Reads messages with plurals and elements; the build writes all others into the scripts. Marked as
 * pure, since modules with other messages import it too, and their scripts must not contain it.
 */
export const i18n = /* @__PURE__ */ setupI18n({
  locale: pageLanguage,
  locales: pageLocale,
  messages: { [pageLanguage]: {} },
});
