/** The languages that texts are written in. */
export const languages = ["en"] as const;

/** As BCP 47 has it. */
export type Language = (typeof languages)[number];
