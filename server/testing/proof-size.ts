/** The size of a long proof: its sample in `npm test`, the whole in `npm run test:deep`. */
export function proofSize({ sample, whole }: { readonly sample: number; readonly whole: number }): number {
  return process.env["GLIMMER_DEEP"] === "1" ? whole : sample;
}
