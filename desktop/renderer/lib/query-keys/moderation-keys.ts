export const moderationKeys = {
  support: ["support"],
  levelReasons: (kind: string, id: string) => ["level-reasons", kind, id],
} as const;
