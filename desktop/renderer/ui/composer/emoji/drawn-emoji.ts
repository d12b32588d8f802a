import type { EmojiData } from "frimousse";
import data from "virtual:emoji-data";

/** The language of the emoji's names. */
export const emojiLocale = data.locale;

let drawn: EmojiData | undefined;

/** The emoji that this system draws. */
export function resolveEmoji(): EmojiData {
  return drawn ??= leaveOutUndrawn(data, createProbe());
}

/**
 * Leaves out emoji that are newer than the system's newest, told by one emoji of each version, and
 * flags of countries where the system draws none.
 */
export function leaveOutUndrawn(all: EmojiData, isDrawn: (emoji: string) => boolean): EmojiData {
  const probes = all.emojis.filter(({ countryFlag }) => !countryFlag);
  const versions = [...new Map(probes.map(({ version, emoji }) => [version, emoji]))].sort(([a], [b]) =>
    b - a
  );
  const [newest] = versions.find(([, emoji]) => isDrawn(emoji)) ?? [Infinity];
  const hasFlags = isDrawn("🇪🇺");
  return {
    ...all,
    emojis: all.emojis.filter(({ version, countryFlag }) => version <= newest && (hasFlags || !countryFlag)),
  };
}

/** Whether the system draws an emoji: in colours of its own, as one sign. */
function createProbe(): (emoji: string) => boolean {
  const size = 20;
  const context = new OffscreenCanvas(size, size).getContext("2d", { willReadFrequently: true });
  if (!context) return () => true;
  context.textBaseline = "top";
  context.font = `${size / 2}px sans-serif`;
  const draw = (emoji: string, colour: string) => {
    context.clearRect(0, 0, size, size);
    context.fillStyle = colour;
    context.fillText(emoji, 0, 0);
    return context.getImageData(0, 0, size, size).data.join();
  };
  return (emoji) => {
    const isOneSign = context.measureText(emoji).width < size;
    return isOneSign && draw(emoji, "#f00") === draw(emoji, "#00f");
  };
}
