/** What a code of `failureCode` means, after 'The service'. */
const meanings: Readonly<Record<string, string>> = {
  "400": "refused the request (400)",
  "401": "refuses the key (401)",
  "402": "wants to be paid (402)",
  "403": "doesn't allow it with this key (403)",
  "404": "doesn't know what was asked for (404)",
  "408": "took too long (408)",
  "413": "found the request too large (413)",
  "422": "refused the request (422)",
  "429": "takes no more calls: its limits are reached or its credit is used up (429)",
  "unreachable": "can't be reached",
  "slow": "took too long",
  "broken": "broke off",
  "empty": "sent an empty answer",
  "thoughts": "sent its reasoning as the answer",
  "leaked": "gave its instructions away",
  "unknown_model": "doesn't know the model",
  "flagged": "found what was asked for not allowed",
  "filter": "kept the answer by its filter",
  "login": "refuses the login",
  "tls": "and we don't agree on TLS",
  "signature": "signed with another secret",
};

/** E.g. 'refuses the key (401)'. */
export function failureText(code: string | null): string {
  if (code === null) return "failed";
  const known = meanings[code];
  if (known) return known;
  if (/^5\d\d$/.test(code)) return `failed (${code})`;
  return code === "failed" ? "failed" : `failed (${code})`;
}
