import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";

/** The meaning of a status, after 'The service' or alone. The details begin with the status. */
const statuses: Readonly<Record<string, (details: string) => Text>> = {
  "400": (details) => msg`refused the request (${{ details }})`,
  "401": (details) => msg`refuses the key (${{ details }})`,
  "402": (details) => msg`asks for payment (${{ details }})`,
  "403": (details) => msg`doesn't allow it with this key (${{ details }})`,
  "404": (details) => msg`doesn't know what was asked for (${{ details }})`,
  "408": (details) => msg`took too long (${{ details }})`,
  "413": (details) => msg`found the request too large (${{ details }})`,
  "422": (details) => msg`refused the request (${{ details }})`,
  "429": (details) =>
    msg`takes no more calls: its limits are reached or its credit is used up (${{ details }})`,
};

/** The meaning of another code of `getFailureCode`. */
const meanings: Readonly<Record<string, Text>> = {
  "unreachable": msg`can't be reached`,
  "slow": msg`took too long`,
  "broken": msg`broke off`,
  "empty": msg`sent an empty answer`,
  "thoughts": msg`sent its reasoning as the answer`,
  "leaked": msg`gave its instructions away`,
  "unknown_model": msg`doesn't know the model`,
  "flagged": msg`doesn't allow what was asked for`,
  "filter": msg`held the answer back with its filter`,
  "login": msg`refuses the login`,
  "tls": msg`could not agree on TLS with this server`,
  "too_long": msg`found the text too long for its model`,
  "page": msg`sent a web page instead of JSON`,
  "signature": msg`signed with another secret`,
  "failed": msg`failed`,
};

const audio: Readonly<Record<string, Text>> = {
  wav: msg`sent WAV that can't be read instead of an MP3`,
  ogg: msg`sent Ogg instead of an MP3`,
  flac: msg`sent FLAC instead of an MP3`,
  aac: msg`sent AAC instead of an MP3`,
  mp4: msg`sent MP4 instead of an MP3`,
  webm: msg`sent WebM instead of an MP3`,
  json: msg`sent JSON instead of an MP3`,
  nothing: msg`sent nothing instead of an MP3`,
};

const otherAudio = msg`sent something else instead of an MP3`;

/** E.g. 'refuses the key (401, type auth_error, code invalid_key)'. */
export function describeFailure(code: string | null): Text {
  const [word = "", ...labels] = (code ?? "failed").split(" ");
  const details = labels.map((label) => label.replace("=", " "));
  const meaning = findMeaning(word);
  if (meaning) {
    return details.length === 0 ? meaning : msg`${{ meaning }} (${{ details: details.join(", ") }})`;
  }
  const all = [word, ...details].join(", ");
  return statuses[word]?.(all) ?? msg`failed (${{ details: all }})`;
}

/** The first word of a code, by which failures are told apart. */
export function getKindOfFailure(code: string | null): string {
  return code?.split(" ", 1)[0] ?? "";
}

function findMeaning(word: string): Text | undefined {
  const [, came] = /^sent_(\w+)$/.exec(word) ?? [];
  return came ? audio[came] ?? otherAudio : meanings[word];
}
