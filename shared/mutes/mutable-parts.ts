/** The parts of a member that can be muted alone (mutes.2). */
export const mutableParts = ["reposts", "quotes"] as const;
export type MutablePart = (typeof mutableParts)[number];
