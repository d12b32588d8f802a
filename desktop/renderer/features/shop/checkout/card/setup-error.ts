/** Shown where the card form cannot be opened. */
export const setupError = {
  title: "Payment Setup Error",
  body: "Unable to initialize payment. Please try again.",
} as const;
