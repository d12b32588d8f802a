import { ttsVoices } from "#shared/speech/speech-price-and-voices.ts";
import { useServedAi } from "../../assistant/use-served-ai.ts";
import { radioCardClass, radioClass } from "../../../ui/form/RadioCard.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import type { SectionProps } from "./settings-choices.ts";

/** The voice that reads posts aloud (speech.3). */
export function VoiceSection({ settings, onChoose }: SectionProps) {
  const canSpeak = useServedAi()?.canSpeak ?? true;
  return (
    <SettingsSection
      title="Text-to-speech voice"
      intro={!canSpeak
        ? "New audio is not available here. The voice decides which of the existing audio you hear, which is free."
        : "The voice that reads long posts to you. Audio that someone has paid for in this voice is free."}
    >
      <fieldset className="grid grid-cols-2 gap-2 tight:grid-cols-1 sm:grid-cols-3">
        <legend className="sr-only">Text-to-speech voice</legend>
        {ttsVoices.map((voice) => (
          <label
            key={voice}
            className={radioCardClass("flex min-h-11 items-center gap-3 px-3 text-ink capitalize")}
          >
            <input
              type="radio"
              name="voice"
              value={voice}
              checked={settings.ttsVoice === voice}
              onChange={() => onChoose({ ttsVoice: voice })}
              className={radioClass}
            />
            <span>{voice}</span>
          </label>
        ))}
      </fieldset>
    </SettingsSection>
  );
}
