/** The display name of a voice. */
export function voiceName(voice: string): string {
  return voice.charAt(0).toUpperCase() + voice.slice(1);
}
