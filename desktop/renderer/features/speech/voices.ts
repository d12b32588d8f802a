/** A voice's name as people read it. */
export function voiceName(voice: string): string {
  return voice.charAt(0).toUpperCase() + voice.slice(1);
}
