/**
 * Where a picture of evidence lies, encrypted for this place: not among those that
 * `/api/media` serves.
 */
export function getEvidenceFile(evidenceId: string, imageId: string): string {
  return `evidence/${evidenceId}/${imageId}.bin`;
}
