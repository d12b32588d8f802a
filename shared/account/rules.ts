/** Limits of the profile's fields (members.4). */
export const profileLimits = { displayNameLength: 100, bioLength: 160 } as const;

/** Voices that read posts aloud; the first is the default (speech.3). */
export const ttsVoices = ["alloy", "echo", "fable", "onyx", "nova", "shimmer"] as const;
export type TtsVoice = (typeof ttsVoices)[number];
