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
  if (known?.text) return put(key, { ...known, isShown: !known.isShown });
  if (known) return stop(key);
  void prepareDetector();
  const stopping = new AbortController();
  const { signal } = stopping;
  making.set(key, stopping);
  const begun = { from, text: null, isShown: true, downloaded: null };
  put(key, begun);
  try {
    const translator = await openTranslator(from, pageLanguage, {
      signal,
      onDownload: (downloaded) => put(key, { ...begun, downloaded }),
    });
    put(key, begun);
    const translated = await translateText(text, (part) => translator.translate(part, { signal }));
    put(key, { ...begun, text: translated });
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
  // A stopped one is not put back by what it still says of its download.
  if (translation && !translation.text && !making.has(key)) return;
  useTranslations.setState({ [key]: translation });
}
