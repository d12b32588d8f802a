/** Cache key of the payment that /checkout opened. */
export const checkoutKey = ["checkout"] as const;
