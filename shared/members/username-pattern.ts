/** 3 to 50 letters, digits, dots and underscores; no dot at either end, no two in a row. */
export const usernamePattern = /^(?=.{3,50}$)\w+(?:\.\w+)*$/;
