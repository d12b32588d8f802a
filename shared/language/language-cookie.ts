/** Names the language that was chosen in a browser, so that its pages come in it. */
export const languageCookie = "language";
