/** An opening quote, unless it stands around one word, such as a name of a model or a parameter. */
const quotation = /(?<=^|[\s([{:=,])["'`“‘«](?![^\s"'`”’»]+["'`”’»](?!\w)).*$/su;

/**
 * Keeps what a service says of itself in an error: the sentence up to where it begins to quote more
 * than one word, since that may be what a member wrote.
 */
export function stripQuotations(said: string): string {
  return said.replace(quotation, "…");
}
