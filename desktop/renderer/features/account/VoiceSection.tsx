import { useState } from "react";
import { ttsVoices } from "#shared/account/rules.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { Button } from "../../ui/button/Button.tsx";
import { useChangeSettings } from "./api.ts";
import { SettingsSection } from "./SettingsSection.tsx";

/** The voice that reads posts aloud (speech.3). */
export function VoiceSection({ user }: { readonly user: CurrentUser }) {
  const [chosen, setChosen] = useState(user.ttsVoice);
  const change = useChangeSettings();
  const save = () => change.mutate({ ttsVoice: ttsVoices.find((voice) => voice === chosen) });
  return (
    <SettingsSection
      title="Text-to-speech voice"
      intro="The voice that reads long posts to you. Audio that someone has paid for in this voice is free."
    >
      <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        <legend className="sr-only">Text-to-speech voice</legend>
        {ttsVoices.map((voice) => (
          <label
            key={voice}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-hairline px-3 text-ink capitalize transition-colors hover:bg-wash has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="voice"
              value={voice}
              checked={chosen === voice}
              onChange={() => setChosen(voice)}
              className="size-4 shrink-0 accent-brand outline-none"
            />
            {voice}
          </label>
        ))}
      </fieldset>
      <Button
        className="mt-4"
        disabled={chosen === user.ttsVoice}
        isLoading={change.isPending}
        onClick={save}
      >
        Save Changes
      </Button>
    </SettingsSection>
  );
}
