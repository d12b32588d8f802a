import type { MessageDescriptor } from "@lingui/core";
import type { BuildLanguage } from "./build-language.ts";

/** Returns a message without values in the language of a build. */
export function writePlain({ compile }: Pick<BuildLanguage, "compile">, text: MessageDescriptor): string {
  return compile(text.id, getEnglish(text)).join("");
}

/** Returns the English of a message without values, which a test's build has compiled. */
export function getEnglish({ message = "" }: MessageDescriptor): string {
  return [message].flat().join("");
}
