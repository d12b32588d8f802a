import { t } from "@lingui/core/macro";
import type { NewSettings } from "#shared/account/settings-contract.ts";
import { getLisaModel } from "#shared/assistant/lisa.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { pageLanguage } from "../../../lib/language/page-language.ts";

/** The settings that are saved together (members.5). */
export type Settings = Required<
  Pick<
    NewSettings,
    | "moderationLevel"
    | "ttsVoice"
    | "lisaModel"
    | "requiresDescriptions"
    | "foldsNewcomers"
    | "showReadReceipts"
    | "messageAudience"
    | "isRanked"
  >
>;
export type Choices = Partial<Settings>;

/** The settings a section shows, and its callback for a choice. */
export interface SectionProps {
  readonly settings: Settings;
  readonly onChoose: (choice: Choices) => void;
}

/** In the order of the screen, as the save bar names them. */
const names: Readonly<Record<keyof Settings, string>> = {
  moderationLevel: t`content filter level`,
  ttsVoice: t`voice`,
  lisaModel: t`what Lisa answers with`,
  requiresDescriptions: t`descriptions of pictures`,
  foldsNewcomers: t`comments of new accounts`,
  showReadReceipts: t`read receipts`,
  messageAudience: t`who may write to you`,
  isRanked: t`leaderboards`,
};
const keys = Object.keys(names) as (keyof Settings)[];

/** Returns the settings as the server has them. */
export function readSavedSettings(user: CurrentUser): Settings {
  const { moderationLevel, ttsVoice, showReadReceipts, messageAudience, isRanked } = user;
  const { badges, lisaModel } = user;
  // A release before this one doesn't send them.
  const requiresDescriptions: boolean | undefined = user.requiresDescriptions;
  const foldsNewcomers: boolean | undefined = user.foldsNewcomers;
  return {
    moderationLevel: moderationLevel ?? "top",
    ttsVoice: ttsVoice as Settings["ttsVoice"],
    lisaModel: getLisaModel(lisaModel, badges, getServerDate()),
    requiresDescriptions: requiresDescriptions ?? false,
    foldsNewcomers: foldsNewcomers ?? false,
    showReadReceipts,
    messageAudience,
    isRanked,
  };
}

/** The choices that differ from what is saved. */
export function findUnsavedChoices(choices: Choices, saved: Settings): Choices {
  const changed = keys.filter((key) => choices[key] !== undefined && choices[key] !== saved[key]);
  return Object.fromEntries(changed.map((key) => [key, choices[key]]));
}

/** 'Not saved yet: voice and read receipts.', or 'Everything is saved.' */
export function describeUnsaved(unsaved: Choices): string {
  const changed = keys.filter((key) => key in unsaved).map((key) => names[key]);
  if (changed.length === 0) return t`Everything is saved.`;
  const settings = new Intl.ListFormat(pageLanguage, { type: "conjunction" }).format(changed);
  return t`Not saved yet: ${settings}.`;
}
