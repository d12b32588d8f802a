/** Encoded characters that every browser and proxy takes in an address. */
const maxAddressLength = 1_800;

interface PostAddress {
  /** The query of /create-post. */
  readonly search: { readonly content?: string; readonly image?: string; readonly ai?: string };
  /** Too long for an address: it goes by storage. */
  readonly isTooLong: boolean;
}

/** Where an answer goes to become a post. */
export function postAddress(content: string, imageUrl: string | null): PostAddress {
  // The composer labels what comes so, and nothing that another site's link fills in (ai.9).
  const search = { ...content && { content }, ...imageUrl && { image: imageUrl }, ai: "true" };
  return { search, isTooLong: new URLSearchParams(search).toString().length > maxAddressLength };
}
