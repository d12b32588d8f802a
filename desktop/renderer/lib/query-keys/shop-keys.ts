export const shopKeys = {
  /** Prefix of everything that a purchase changes. */
  all: ["shop"],
  payments: ["shop", "payments"],
  orders: ["shop", "orders"],
  ordersElsewhere: ["shop", "orders", "elsewhere"],
  spending: ["shop", "spending"],
  badges: ["shop", "badges"],
  crownPreview: (badgeType: string) => ["crown-preview", badgeType],
  checkout: (secret: string | null) => ["checkout", secret],
  stripeTest: ["stripe-test"],
  /** The mutation key of looking a payment up. */
  sync: ["shop", "sync"],
} as const;

/** Keys of the member's own promotions. */
export const promotionKeys = {
  all: ["promotions"],
  mine: ["promotions", "my"],
  report: (id: string) => ["promotions", "report", id],
} as const;

/** Keys of the AI services' prices for a member; `aiCosts` are those without a badge. */
export const priceKeys = {
  costs: ["xp", "costs"],
  aiCosts: ["xp", "ai-costs"],
  audio: (memberId: string | undefined, badges: unknown) => ["speech", "price", memberId, badges],
} as const;
