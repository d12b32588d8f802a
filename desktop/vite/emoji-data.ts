import type { EmojiData } from "frimousse";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { readBuildLanguage } from "./messages/build-language.ts";

const moduleName = "virtual:emoji-data";
const require = createRequire(import.meta.url);

/** Skin tones of Emojibase by their numbers, from 1. */
const tones = ["light", "medium-light", "medium", "medium-dark", "dark"] as const;
type Tone = (typeof tones)[number];

/** Serves the emoji as a module, so that the picker loads them from where the page came from. */
export function emojiData({ language } = readBuildLanguage()): Plugin {
  return {
    name: "emoji-data",
    resolveId: { filter: { id: /^virtual:emoji-data$/ }, handler: () => `\0${moduleName}` },
    load: {
      filter: { id: /^\0virtual:emoji-data$/ },
      // Parsing a string is faster than reading the same object as code.
      handler: () => `export default JSON.parse(${JSON.stringify(JSON.stringify(readEmoji(language)))});`,
    },
  };
}

/** An emoji as Emojibase has it. */
interface EmojibaseEmoji {
  readonly emoji: string;
  readonly label: string;
  readonly tags?: readonly string[];
  /** Absent: a letter that only pairs of are flags. */
  readonly group?: number;
  readonly subgroup?: number;
  readonly version: number;
  /** With one tone, or with a list of the tones of several people. */
  readonly skins?: readonly { readonly emoji: string; readonly tone?: number | readonly number[] }[];
}

interface EmojibaseMessages {
  readonly groups: readonly Message[];
  readonly subgroups: readonly Message[];
  readonly skinTones: readonly { readonly key: string; readonly message: string }[];
}

interface Message {
  readonly key: string;
  readonly message: string;
  readonly order: number;
}

/** All emoji with their names in a language; in English where Emojibase doesn't know it. */
export function readEmoji(language: string): EmojiData {
  const locale = hasData(language) ? language : "en";
  const emojis: readonly EmojibaseEmoji[] = readJson(locale, "data");
  const { groups, subgroups, skinTones }: EmojibaseMessages = readJson(locale, "messages");
  const countryFlags = subgroups.find(({ key }) => key === "country-flag")?.order;
  // Parts of others, such as a skin tone, are no choice of their own.
  const chosen = groups.filter(({ key }) => key !== "component");
  return {
    locale,
    categories: chosen.map(({ order, message }) => ({ index: order, label: capitalize(message, locale) })),
    skinTones: Object.fromEntries(skinTones.map(({ key, message }) => [key, message])) as Record<
      Tone,
      string
    >,
    emojis: emojis.flatMap((one) => {
      if (one.group === undefined || !chosen.some(({ order }) => order === one.group)) return [];
      return [{
        emoji: one.emoji,
        category: one.group,
        label: capitalize(one.label, locale),
        version: one.version,
        tags: [...one.tags ?? []],
        ...(one.subgroup === countryFlags && { countryFlag: true as const }),
        ...(one.skins && { skins: listSkins(one.skins) }),
      }];
    }),
  };
}

function hasData(language: string): boolean {
  try {
    require.resolve(`emojibase-data/${language}/data.json`);
    return true;
  } catch {
    return false;
  }
}

function readJson<T>(locale: string, name: string): T {
  return JSON.parse(readFileSync(require.resolve(`emojibase-data/${locale}/${name}.json`), "utf8")) as T;
}

function listSkins(skins: NonNullable<EmojibaseEmoji["skins"]>): Record<Tone, string> {
  return Object.fromEntries(
    skins.flatMap(({ emoji, tone }) => typeof tone === "number" ? [[tones[tone - 1], emoji]] : []),
  ) as Record<Tone, string>;
}

function capitalize(name: string, locale: string): string {
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
