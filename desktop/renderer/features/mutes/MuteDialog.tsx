import { t } from "@lingui/core/macro";
import { useId, useState } from "react";
import { type MutablePart, mutableParts } from "#shared/mutes/mutable-parts.ts";
import { getServerTime } from "../../lib/clock/server-time.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { RadioCard } from "../../ui/form/RadioCard.tsx";
import { knowsParts, type Mutable, useMute, useMuteStatus } from "./use-mute.ts";

const dayMs = 24 * 60 * 60_000;

const choices: readonly (readonly [label: string, days: number | null])[] = [
  [t`For a day`, 1],
  [t`For a week`, 7],
  [t`Until I unmute`, null],
];

interface MuteDialogProps {
  readonly member: Mutable;
  readonly onClose: () => void;
}

/** Asks what of a member to mute, and for how long (mutes.1, mutes.2). */
export function MuteDialog({ member, onClose }: MuteDialogProps) {
  const mute = useMute(member);
  const { data: status } = useMuteStatus(member.id, true);
  const [only, setOnly] = useState<MutablePart | null>(null);
  const { username } = member;
  const choose = (days: number | null) => {
    const until = days === null ? null : new Date(getServerTime() + days * dayMs).toISOString();
    mute.mutate({ until, only });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Mute @${username}?`}
      description={only === null
        ? t`You won't see their posts and comments or hear of what they do. They won't know, and you can still visit their profile.`
        : t`You won't see these in feeds, hashtags and search. They won't know, and everything else of them stays.`}
    >
      {knowsParts(status) && <PartChoice only={only} onChoose={setOnly} />}
      <div className="flex flex-col gap-2">
        {choices.map(([label, days]) => (
          <Button key={label} variant="secondary" onClick={() => choose(days)}>{label}</Button>
        ))}
      </div>
    </Dialog>
  );
}

const explanations: Readonly<Record<MutablePart, readonly [label: string, explanation: string]>> = {
  reposts: [t`Only reposts`, t`What they pass on of others.`],
  quotes: [t`Only quotes`, t`Their posts that quote another.`],
};

interface PartChoiceProps {
  readonly only: MutablePart | null;
  readonly onChoose: (only: MutablePart | null) => void;
}

function PartChoice({ only, onChoose }: PartChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mb-4 space-y-2">
      <legend className="sr-only">{t`What to mute`}</legend>
      <RadioCard
        name={name}
        value="everything"
        label={t`Everything`}
        explanation={t`What they write and what they do.`}
        isChosen={only === null}
        onChoose={() => onChoose(null)}
      />
      {mutableParts.map((part) => (
        <RadioCard
          key={part}
          name={name}
          value={part}
          label={explanations[part][0]}
          explanation={explanations[part][1]}
          isChosen={only === part}
          onChoose={() => onChoose(part)}
        />
      ))}
    </fieldset>
  );
}
