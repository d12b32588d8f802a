/**
 * Header with the language that the desktop app is shown in. Accept-Language stays the system's:
 * its region says whose help lines come first in a crisis.
 */
export const languageHeader = "X-Language";
