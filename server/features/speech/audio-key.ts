/** The storage key of a post's audio. An id may be written in either case. */
export function getAudioKey(audioId: string): string {
  return `audio/${audioId.toLowerCase()}.mp3`;
}
