import { useEffect, useState } from "react";
import { guessLanguage } from "#shared/language/guess-language.ts";
import { pageLanguage } from "../language/page-language.ts";
import { useSession } from "../session/session.ts";
import { detectOnDevice, isPairAvailable } from "./on-device.ts";
import { canTranslate } from "./translations.ts";

interface Translatable {
  readonly text: string;
  /** As its author says, or as was detected when it was written; null where none is known. */
  readonly language: string | null;
  readonly authorId: string;
}

const none: readonly string[] = [];

/**
 * The language from which a text can be translated for the member; null while that is not known,
 * for a language that they read or write themselves, and where the browser cannot.
 */
export function useTranslatable({ text, language, authorId }: Translatable): string | null {
  const { user } = useSession();
  const read = user?.readLanguages ?? none;
  const isOwn = user?.id === authorId;
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    if (!canTranslate || isOwn) return;
    let isGone = false;
    void findForeign({ text, language }, read).then((found) => {
      if (!isGone) setFrom(found);
    });
    return () => {
      isGone = true;
    };
  }, [text, language, isOwn, read]);
  return from;
}

async function findForeign(
  { text, language }: Omit<Translatable, "authorId">,
  read: readonly string[],
): Promise<string | null> {
  if (!/\p{L}/u.test(text)) return null;
  const from = language ?? guessLanguage(text) ?? await detectOnDevice(text).catch(() => null);
  if (from === null || from === pageLanguage || read.includes(from)) return null;
  return await isPairAvailable(from, pageLanguage) ? from : null;
}
