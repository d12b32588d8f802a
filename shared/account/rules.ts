/** Limits of what members say of themselves (B§5). */
export const profileLimits = { displayNameLength: 100, bioLength: 160 } as const;

/** Voices posts are read aloud with; the first is the default (B§10). */
export const ttsVoices = ["alloy", "echo", "fable", "onyx", "nova", "shimmer"] as const;
export type TtsVoice = (typeof ttsVoices)[number];
