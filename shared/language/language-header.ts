/**
 * Header with the language that the desktop app is shown in. It is none of Accept-Language, which
 * says more of a member: help in a crisis is looked for by its region.
 */
export const languageHeader = "X-Language";
