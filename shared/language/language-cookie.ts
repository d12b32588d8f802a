/**
 * The cookie with the language that a browser's user has chosen; without one, the browser's
 * languages decide. It is not a secret.
 */
export const languageCookie = "glimmer_language";

/** The parameter of an address by which pages are opened in another language from then on. */
export const languageParameter = "language";
