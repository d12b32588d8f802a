import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { UserActivityWatch } from "../../ui/dialog/LazyOverlay.tsx";
import { showSpeechQuestion, useSpeech } from "./speech-store.ts";

const loadPanel = () => import("./SpeechPanel.tsx");

/** Stops the audio when the panel fails to load, since a phone would have no way to stop it. */
async function giveUp(): Promise<void> {
  showSpeechQuestion(null);
  if (useSpeech.getState().sounding) (await import("./audio-player.ts")).stop();
}

/** Shows the player and its dialogs for all cards. */
export function SpeechHost() {
  const isSounding = useSpeech(({ sounding }) => sounding !== null);
  const isAsking = useSpeech(({ question }) => question !== null);
  if (!isSounding && !isAsking) return null;
  return (
    <LazyPart
      load={loadPanel}
      fallback={isAsking && <UserActivityWatch onActivity={() => showSpeechQuestion(null)} />}
      onUnavailable={() => void giveUp()}
    >
      {({ SpeechPanel }) => <SpeechPanel />}
    </LazyPart>
  );
}
