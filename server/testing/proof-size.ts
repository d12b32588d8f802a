/** The size of a long proof: its sample in `npm run test:all`, the whole in `npm run test:deep`. */
export function proofSize<T>({ sample, whole }: { readonly sample: T; readonly whole: T }): T {
  return process.env["GLIMMER_DEEP"] === "1" ? whole : sample;
}
