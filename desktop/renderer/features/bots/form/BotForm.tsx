import { t } from "@lingui/core/macro";
import { useId, useRef } from "react";
import { useWatch } from "react-hook-form";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { imageModels } from "#shared/assistant/ai-models.ts";
import { characterNames, characters } from "#shared/bots/characters.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { useInitialFocus } from "../../../lib/form/form-focus.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { LeaveQuestion } from "../../../ui/dialog/LeaveQuestion.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { ActingFields } from "./ActingFields.tsx";
import { IdentityFields } from "./IdentityFields.tsx";
import { useBotForm } from "./use-bot-form.ts";
import { useServedAi } from "../../assistant/use-served-ai.ts";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { Choice, type Form, Input, Tick } from "./bot-form-controls.tsx";
import { levelNames } from "../../moderation/level-words.ts";
import { getCharacterName } from "../list/bot-texts.ts";

const characterOptions = characterNames.map((name) => [name, getCharacterName(name)] as const);
const levelOptions = moderationLevels.map((level) => [level, levelNames[level]] as const);

/** The subjects and the style of a bot's posts. */
function WritingFields({ form }: { readonly form: Form }) {
  const character = useWatch({ control: form.control, name: "character" });
  return (
    <SettingsSection title={t`What it writes`}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Input
            form={form}
            name="interests"
            label={t`Interests`}
            required
            placeholder={t`gardening; slow mornings; tea`}
            hint={t`Separated by semicolons. It posts about them, and likes and comments on posts that fit them.`}
          />
        </div>
        <Choice
          form={form}
          name="character"
          label={t`Character`}
          options={characterOptions}
          hint={character && t`How it sounds: ${{ words: showText(characters[character]) }}.`}
        />
        <Choice
          form={form}
          name="moderationLevel"
          label={t`Moderation level`}
          options={levelOptions}
          hint={t`It reads posts of this level and above. What it writes below it is dropped and counted.`}
        />
        <Input
          form={form}
          name="contentLength"
          label={t`Length of a text`}
          type="number"
          inputMode="numeric"
          min={40}
          step={1}
          hint={t`In characters, at most. 280 reads well in the feed.`}
        />
        <div className="self-center">
          <Tick
            form={form}
            name="enableContent"
            label={t`Writes text`}
            hint={t`Without it, it only likes, or posts pictures.`}
          />
        </div>
      </div>
    </SettingsSection>
  );
}

interface BotFormProps {
  /** Null for a new one. */
  readonly bot: BotUser | null;
  /** Leaves the form; `isSaved` skips the question about unsaved changes. */
  readonly onClose: (isSaved: boolean) => void;
}

/** Creates or changes a bot, with all fields (bots.1). */
export function BotForm({ bot, onClose }: BotFormProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const edit = useBotForm(bot, (saved) => {
    const name = isolateName(saved.displayName);
    announceToScreenReaders(bot ? t`${name} is saved.` : t`${name} is created.`);
    onClose(true);
  });
  useInitialFocus(() => title.current?.focus());
  const { form, isPending, isUnsaved } = edit;
  return (
    <form noValidate aria-labelledby={id} onSubmit={edit.submit} className="space-y-3 pt-4">
      <h2 id={id} ref={title} tabIndex={-1} className="px-1 text-lead font-semibold outline-none">
        {bot ? t`Edit ${{ name: isolateName(bot.displayName) }}` : t`New bot`}
      </h2>
      <IdentityFields form={form} bot={bot} edit={edit} />
      <WritingFields form={form} />
      <ActingFields form={form} />
      <PictureFields form={form} />
      <FormError message={edit.refusal} />
      <div className="flex flex-wrap items-center justify-end gap-3 pt-2">
        <p role="status" className="me-auto text-meta text-quiet max-sm:w-full">
          {isUnsaved && t`Your changes are not saved yet.`}
        </p>
        <Button variant="secondary" disabled={isPending} onClick={() => onClose(false)}>{t`Cancel`}</Button>
        <Button type="submit" disabled={bot !== null && !isUnsaved} isLoading={isPending}>
          {bot ? t`Save changes` : t`Create bot`}
        </Button>
      </div>
      <LeaveQuestion isUnsaved={isUnsaved} guardsPage body={t`What you wrote about this bot is not saved.`} />
    </form>
  );
}

const models = [["dalle-2", imageModels[0].name], ["dalle-3", imageModels[1].name]] as const;

/** Whether its posts have pictures, and which. */
function PictureFields({ form }: { readonly form: Form }) {
  const ai = useServedAi();
  const options = models.map(([value, name]) =>
    [value, !ai || ai.models.includes(name) ? name : t`${name} (not available here)`] as const
  );
  return (
    <SettingsSection title={t`Pictures`} intro={t`Each counts against today's budget of images.`}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Tick
            form={form}
            name="enableImages"
            label={t`Draws pictures`}
            hint={t`Some of its posts come with a picture made by AI, which says so.`}
          />
        </div>
        <Choice
          form={form}
          name="dalleModel"
          label={t`Image model`}
          options={options}
          hint={t`DALL-E 3 draws better and costs more.`}
        />
        <Input
          form={form}
          name="dallePrompt"
          label={t`Image style`}
          placeholder={t`soft watercolour, morning light`}
          hint={t`Optional. It is added to what every picture shows.`}
        />
      </div>
    </SettingsSection>
  );
}
