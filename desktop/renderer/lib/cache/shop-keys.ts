/** Cache keys of the shop. */
export const shopKeys = {
  /** Prefix of everything that a purchase changes. */
  all: ["shop"],
  payments: ["shop", "payments"],
  orders: ["shop", "orders"],
  spending: ["shop", "spending"],
  badges: ["shop", "badges"],
  crownPreview: ["crown-preview"],
  /** The mutation key of looking a payment up. */
  sync: ["shop", "sync"],
} as const;
