import { t } from "@lingui/core/macro";
import { toast } from "../announce/toast.ts";
import { pageLanguage } from "../language/page-language.ts";
import { openTranslator, prepareDetector } from "./on-device.ts";
import { translateText } from "./translate-text.ts";
import { type Translation, useTranslations } from "./translations.ts";

/** Those that are made now, by key. */
const making = new Map<string, AbortController>();

/**
 * Shows the translation of a text into the language of the page; makes it at first, on the device.
 * Pressed again it shows the original, or stops.
 */
export async function toggleTranslation(key: string, text: string, from: string): Promise<void> {
  const known = useTranslations.getState()[key];
  if (known && known.of !== text) stop(key);
  else if (known?.text) return put(key, { ...known, isShown: !known.isShown });
  else if (known) return stop(key);
  const stopping = new AbortController();
  const { signal } = stopping;
  making.set(key, stopping);
  const show = (made: Partial<Translation>) => {
    // A translator may still say something after it was stopped.
    if (!signal.aborted) put(key, { of: text, from, text: null, isShown: true, downloaded: null, ...made });
  };
  show({});
  const opening = openTranslator(from, pageLanguage, {
    signal,
    // In tenths, since screen readers say each change.
    onDownload: (downloaded) => show({ downloaded: Math.floor(downloaded * 10) / 10 }),
  });
  // A press allows one download: the translator's comes first.
  void prepareDetector();
  try {
    const translator = await opening;
    show({});
    try {
      show({ text: await translateText(text, (part) => translator.translate(part, { signal })) });
    } finally {
      translator.destroy();
    }
  } catch {
    if (signal.aborted) return;
    put(key, undefined);
    toast({
      title: t`This could not be translated`,
      description:
        t`Your browser may have to download the language first. Check your connection and try again.`,
      tone: "danger",
    });
  } finally {
    if (making.get(key) === stopping) making.delete(key);
  }
}

function stop(key: string): void {
  making.get(key)?.abort();
  making.delete(key);
  put(key, undefined);
}

function put(key: string, translation: Translation | undefined): void {
  useTranslations.setState({ [key]: translation });
}
