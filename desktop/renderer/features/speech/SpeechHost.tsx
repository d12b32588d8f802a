import { LazyPart } from "../../ui/LazyPart.tsx";
import { askSpeech, useSpeech } from "./speech-store.ts";

const loadPanel = () => import("./SpeechPanel.tsx");

/** Without the panel nobody is asked, and nothing sounds that could not be stopped on a phone. */
async function giveUp(): Promise<void> {
  askSpeech(null);
  if (useSpeech.getState().sounding) (await import("./player.ts")).stop();
}

/** Where the player and its dialogs appear, whichever card asked. */
export function SpeechHost() {
  const isNeeded = useSpeech(({ sounding, question }) => sounding !== null || question !== null);
  if (!isNeeded) return null;
  return (
    <LazyPart load={loadPanel} onUnavailable={() => void giveUp()}>
      {({ SpeechPanel }) => <SpeechPanel />}
    </LazyPart>
  );
}
