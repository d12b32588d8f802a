/**
 * A second of silence per 38 frames: MPEG 1 layer III, 128 kbit/s, 44.1 kHz, frames without data.
 */
export function silentMp3(frames = 40): Uint8Array<ArrayBuffer> {
  const frameBytes = 417;
  const bytes = new Uint8Array(frames * frameBytes);
  for (let frame = 0; frame < frames; frame++) bytes.set([0xff, 0xfb, 0x90, 0xc4], frame * frameBytes);
  return bytes;
}
