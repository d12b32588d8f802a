/** Replies to posts about something hard: gentle, never a joke. */
export const hardWords =
  /Luna|without mum|insomnia|could not sleep|a hard day|burnout|sick day|panic|anxiety|shift work|two years since|broke at 61|hospital|angry with/i;

export const gentleComments: readonly string[] = [
  "Thinking of you.",
  "Thank you for telling us. You are not alone with this.",
  "Sending you something warm.",
  "That took courage to write. I am glad you did.",
  "I know this one well. It does get softer.",
  "Be very kind to yourself today.",
  "Reading, nodding, sitting next to you for a minute.",
  "One hour at a time. We are here.",
];

export const gentleReplies: readonly string[] = [
  "Thank you, {name}. That helps more than you know.",
  "Thank you.",
  "It is good not to be alone with it.",
  "I will. You too, {name}.",
];
