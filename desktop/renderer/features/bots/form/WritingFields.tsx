import { useWatch } from "react-hook-form";
import { characterNames, characters } from "#shared/bots/characters.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { characterName } from "../list/bot-texts.ts";
import { Choice, type Form, Input, Tick } from "./bot-form-controls.tsx";

const characterOptions = characterNames.map((name) => [name, characterName(name)] as const);
const levelOptions = moderationLevels.map((level) =>
  [level, level.charAt(0).toUpperCase() + level.slice(1)] as const
);

/** What a bot writes about, and how. */
export function WritingFields({ form }: { readonly form: Form }) {
  const character = useWatch({ control: form.control, name: "character" });
  return (
    <SettingsSection title="What it writes">
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Input
            form={form}
            name="interests"
            label="Interests"
            required
            placeholder="gardening; slow mornings; tea"
            hint="Separated by semicolons. It posts about them, and likes and comments on posts that fit them."
          />
        </div>
        <Choice
          form={form}
          name="character"
          label="Character"
          options={characterOptions}
          hint={character && `How it sounds: ${characters[character]}.`}
        />
        <Choice
          form={form}
          name="moderationLevel"
          label="Moderation level"
          options={levelOptions}
          hint="It reads posts of this level and above. What it writes below it is dropped and counted."
        />
        <Input
          form={form}
          name="contentLength"
          label="Length of a text"
          type="number"
          inputMode="numeric"
          min={40}
          step={1}
          hint="In characters, at most. 280 reads well in the feed."
        />
        <div className="self-center">
          <Tick
            form={form}
            name="enableContent"
            label="Writes text"
            hint="Without it, it only likes, or posts pictures."
          />
        </div>
      </div>
    </SettingsSection>
  );
}
