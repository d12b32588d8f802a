/** The meaning of a code of `getFailureCode`, after 'The service'. */
const meanings: Readonly<Record<string, string>> = {
  "400": "refused the request (400)",
  "401": "refuses the key (401)",
  "402": "asks for payment (402)",
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
  "flagged": "doesn't allow what was asked for",
  "filter": "held the answer back with its filter",
  "login": "refuses the login",
  "tls": "could not agree on TLS with this server",
  "too_long": "found the text too long for its model",
  "page": "sent a web page instead of JSON",
  "signature": "signed with another secret",
};

const audio: Readonly<Record<string, string>> = {
  wav: "WAV that can't be read",
  ogg: "Ogg",
  flac: "FLAC",
  aac: "AAC",
  mp4: "MP4",
  webm: "WebM",
  json: "JSON",
  nothing: "nothing",
  unknown: "something else",
};

/** E.g. 'refuses the key (401, type auth_error, code invalid_key)'. */
export function describeFailure(code: string | null): string {
  const [word = "", ...labels] = (code ?? "failed").split(" ");
  const text = textOf(word);
  if (labels.length === 0) return text;
  const given = labels.map((label) => label.replace("=", " ")).join(", ");
  return text.endsWith(")") ? `${text.slice(0, -1)}, ${given})` : `${text} (${given})`;
}

/** The first word of a code, by which failures are told apart. */
export function getKindOfFailure(code: string | null): string {
  return code?.split(" ", 1)[0] ?? "";
}

function textOf(code: string): string {
  const [, came] = /^sent_(\w+)$/.exec(code) ?? [];
  if (came) return `sent ${audio[came] ?? audio["unknown"]} instead of an MP3`;
  const known = meanings[code];
  if (known) return known;
  if (/^5\d\d$/.test(code)) return `failed (${code})`;
  return code === "failed" ? "failed" : `failed (${code})`;
}
