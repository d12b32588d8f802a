import { PlayerBar } from "./PlayerBar.tsx";
import { PriceDialog } from "./PriceDialog.tsx";
import { RemoveAudioDialog } from "./RemoveAudioDialog.tsx";
import { useSpeech } from "./speech-store.ts";

export function SpeechPanel() {
  const sounding = useSpeech((state) => state.sounding);
  const question = useSpeech((state) => state.question);
  return (
    <>
      {sounding && <PlayerBar sounding={sounding} />}
      {question?.kind === "price" && <PriceDialog post={question.post} />}
      {question?.kind === "removal" && <RemoveAudioDialog post={question.post} />}
    </>
  );
}
