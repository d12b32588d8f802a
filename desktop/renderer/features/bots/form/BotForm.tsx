import { useId, useRef } from "react";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { useInitialFocus } from "../../../lib/form/form-focus.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { LeaveQuestion } from "../../../ui/dialog/LeaveQuestion.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { ActingFields } from "./ActingFields.tsx";
import { IdentityFields } from "./IdentityFields.tsx";
import { PictureFields } from "./PictureFields.tsx";
import { useBotForm } from "./use-bot-form.ts";
import { WritingFields } from "./WritingFields.tsx";

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
    announceToScreenReaders(`${isolateName(saved.displayName)} is ${bot ? "saved" : "created"}.`);
    onClose(true);
  });
  useInitialFocus(() => title.current?.focus());
  const { form, isPending, isUnsaved } = edit;
  return (
    <form noValidate aria-labelledby={id} onSubmit={edit.submit} className="space-y-3 pt-4">
      <h2 id={id} ref={title} tabIndex={-1} className="px-1 text-lead font-semibold outline-none">
        {bot ? `Edit ${isolateName(bot.displayName)}` : "New bot"}
      </h2>
      <IdentityFields form={form} bot={bot} edit={edit} />
      <WritingFields form={form} />
      <ActingFields form={form} />
      <PictureFields form={form} />
      <FormError message={edit.refusal} />
      <div className="flex flex-wrap items-center justify-end gap-3 pt-2">
        <p role="status" className="mr-auto text-meta text-quiet max-sm:w-full">
          {isUnsaved && "Your changes are not saved yet."}
        </p>
        <Button variant="secondary" disabled={isPending} onClick={() => onClose(false)}>Cancel</Button>
        <Button type="submit" disabled={bot !== null && !isUnsaved} isLoading={isPending}>
          {bot ? "Save changes" : "Create bot"}
        </Button>
      </div>
      <LeaveQuestion isUnsaved={isUnsaved} guardsPage body="What you wrote about this bot is not saved." />
    </form>
  );
}
