/** What a picture's file says of itself, apart from its pixels and captions in other forms. */
export interface Metadata {
  /** XMP packets, in UTF-8. */
  readonly xmp: readonly Uint8Array[];
  /** C2PA manifest stores: boxes of JUMBF. */
  readonly manifests: readonly Uint8Array[];
}
