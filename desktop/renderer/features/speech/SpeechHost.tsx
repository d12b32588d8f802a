import { lazy, Suspense } from "react";
import { useSpeech } from "./speech-store.ts";

const SpeechPanel = lazy(async () => ({ default: (await import("./SpeechPanel.tsx")).SpeechPanel }));

/** Where the player and its dialogs appear, whichever card asked. */
export function SpeechHost() {
  const isNeeded = useSpeech(({ sounding, question }) => sounding !== null || question !== null);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <SpeechPanel />
    </Suspense>
  );
}
