/** The most encoded characters that every browser and proxy accepts in an address. */
const maxAddressLength = 1_800;

interface PostAddress {
  /** The query of /create-post. */
  readonly search: { readonly content?: string; readonly image?: string; readonly ai?: string };
  /** True when it is too long for an address and goes through storage. */
  readonly isTooLong: boolean;
}

/** Returns the composer's address for an answer. */
export function postAddress(content: string, imageUrl: string | null): PostAddress {
  // Makes the composer label the text, unlike a text that another site's link fills in (ai.9).
  const search = { ...content && { content }, ...imageUrl && { image: imageUrl }, ai: "true" };
  return { search, isTooLong: new URLSearchParams(search).toString().length > maxAddressLength };
}
