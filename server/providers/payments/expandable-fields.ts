/** The id of an object that Stripe sends whole or as its id. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : reference?.id ?? null;
}

/** An object that was asked for whole; null when there is none. */
export function loaded<T extends object>(reference: string | T | null | undefined): T | null {
  return typeof reference === "object" ? reference : null;
}
