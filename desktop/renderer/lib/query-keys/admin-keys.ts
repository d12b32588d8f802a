export const adminKeys = {
  /** Prefix of all `usersBy`. */
  users: ["admin", "users"],
  usersBy: (...choice: readonly unknown[]) => ["admin", "users", ...choice],
  audit: (filter: object) => ["admin", "audit", filter],
} as const;

export const botKeys = {
  users: ["bots", "users"],
  detected: ["bots", "detected"],
  status: ["bots", "status"],
  /** The mutation keys of switching one bot and all of them. */
  toggle: ["bots", "toggle"],
  switch: ["bots", "switch"],
} as const;

export const rulesKey = ["rules"] as const;

export const systemKeys = {
  about: ["about"],
  services: ["admin", "services"],
  rateLimits: ["system", "rate-limits"],
} as const;
