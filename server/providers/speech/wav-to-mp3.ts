const bitsASecondAndChannel = 64_000;

/**
 * The sound of a WAV as MP3, since post players and the marks of speech.4 are made for that. The
 * encoder works in a thread of its own. Throws for a WAV that it can't read, and the signal's
 * reason at the signal.
 */
export async function wavToMp3(wav: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
  // Loaded with the first WAV: most services send none.
  const [media, { registerMp3Encoder }] = await Promise.all([
    import("mediabunny"),
    import("@mediabunny/mp3-encoder"),
  ]);
  if (!await media.canEncodeAudio("mp3")) registerMp3Encoder();
  using input = new media.Input({ formats: [media.WAVE], source: new media.BufferSource(wav) });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error("The WAV has no sound");
  const target = new media.BufferTarget();
  const output = new media.Output({ format: new media.Mp3OutputFormat(), target });
  const bitrate = Math.min(track.numberOfChannels, 2) * bitsASecondAndChannel;
  const audio = { codec: "mp3", bitrate, numberOfChannels: Math.min(track.numberOfChannels, 2) } as const;
  const conversion = await media.Conversion.init({ input, output, audio, showWarnings: false });
  if (!conversion.isValid) throw new Error("The WAV can't be read");
  const stop = () => void conversion.cancel().catch(() => {});
  signal.addEventListener("abort", stop, { once: true });
  try {
    signal.throwIfAborted();
    await conversion.execute();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener("abort", stop);
  }
  if (!target.buffer) throw new Error("The WAV has no sound");
  return new Uint8Array(target.buffer);
}
