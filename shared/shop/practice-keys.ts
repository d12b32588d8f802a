/**
 * The keys of the practice till, in the names of Stripe's settings. They are no secrets: the till takes no money, and what its
 * events say is looked up at the till before it has an effect.
 */
export const practiceKeys = {
  STRIPE_SECRET_KEY: "sk_test_practice",
  STRIPE_WEBHOOK_SECRET: "whsec_practice",
  STRIPE_PUBLISHABLE_KEY: "pk_test_practice",
} as const;
