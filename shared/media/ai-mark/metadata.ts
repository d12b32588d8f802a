/** The parts of a picture's file that may say how it was made. */
export interface Metadata {
  /** XMP packets, in UTF-8. */
  readonly xmp: readonly Uint8Array[];
  /** XMP packets as zlib compressed them. */
  readonly compressedXmp?: readonly Uint8Array[];
  /** C2PA manifest stores: boxes of JUMBF. */
  readonly manifests: readonly Uint8Array[];
}
