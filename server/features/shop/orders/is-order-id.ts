/** Whether a text that the provider returns can be the id of an order of ours. */
export function isOrderId(text: string | null | undefined): text is string {
  return typeof text === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
