/** The name that a search may have meant, percent-encoded, since headers are ASCII (search.7). */
export const didYouMeanHeader = "X-Did-You-Mean";
