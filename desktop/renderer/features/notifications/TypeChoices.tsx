import { t } from "@lingui/core/macro";
import { useId } from "react";
import type { NewNotificationSettings, NotificationSettings } from "#shared/notifications/contract.ts";
import {
  type NotificationChoice,
  notificationChoices,
  type NotificationType,
} from "#shared/notifications/notification-types.ts";
import { Select } from "../../ui/form/Select.tsx";

interface TypeGroup {
  readonly title: string;
  readonly types: readonly (readonly [NotificationType, string])[];
}

/** All notification types, grouped under their headings in Settings. */
export const typeGroups: readonly TypeGroup[] = [
  {
    title: t`What you write`,
    types: [
      ["like", t`Likes`],
      ["comment", t`Comments on your posts`],
      ["reply", t`Replies to your comments`],
      ["repost", t`Reposts`],
      ["quote", t`Quotes`],
      ["bookmark", t`Bookmarks`],
      ["thanks", t({ message: "Thanks", comment: "Of others, for what one wrote" })],
      ["poll", t`Polls that ended`],
    ],
  },
  {
    title: t`People`,
    types: [
      ["mention", t`Mentions of you`],
      ["follow", t`New followers`],
      ["post", t`Posts of members you chose`],
      ["lisa", t`Answers from Lisa`],
    ],
  },
  {
    title: t`Your account`,
    types: [
      ["xp", t`XP you receive`],
      ["gift", t`Gifts`],
      ["payment", t`Payments`],
      ["moderation", t`Decisions about what you write`],
    ],
  },
];

const choiceTexts: Readonly<Record<NotificationChoice, string>> = {
  on: t`On`,
  list: t`In the list only`,
  off: t`Off`,
};

const choices = notificationChoices.map((value) => ({ value, label: choiceTexts[value] }));

interface TypeChoicesProps {
  readonly types: NotificationSettings["types"];
  readonly onChange: (changed: NewNotificationSettings) => void;
}

/** Chooses for each type of notification: on, in the list only, or off (notifications.4). */
export function TypeChoices({ types, onChange }: TypeChoicesProps) {
  return (
    <div className="space-y-5">
      {typeGroups.map((group) => (
        <fieldset key={group.title}>
          <legend className="text-meta font-semibold text-quiet">{group.title}</legend>
          <div className="mt-1 divide-y divide-hairline">
            {group.types.map(([type, label]) => (
              <TypeChoice
                key={type}
                label={label}
                chosen={types[type] ?? "on"}
                onChoose={(choice) => onChange({ types: { ...types, [type]: choice } })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface TypeChoiceProps {
  readonly label: string;
  readonly chosen: NotificationChoice;
  readonly onChoose: (choice: NotificationChoice) => void;
}

function TypeChoice({ label, chosen, onChoose }: TypeChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-h-13 items-center justify-between gap-3 py-1.5 narrow:flex-wrap narrow:gap-y-1">
      <label htmlFor={id} className="min-w-0">{label}</label>
      <span className="w-38 shrink-0">
        <Select id={id} options={choices} value={chosen} onChoose={onChoose} />
      </span>
    </div>
  );
}
