/** Where a post's audio lies in storage. An id may be written in either case. */
export function audioKey(audioId: string): string {
  return `audio/${audioId.toLowerCase()}.mp3`;
}
