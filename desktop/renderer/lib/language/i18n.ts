import { setupI18n } from "@lingui/core";

/** The language that the scripts are built for. */
declare const __LANGUAGE__: string;

/** Reads messages with plurals and elements; the build writes all others into the scripts. */
export const i18n = setupI18n({ locale: __LANGUAGE__, messages: { [__LANGUAGE__]: {} } });
