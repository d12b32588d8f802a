import { t } from "@lingui/core/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { useSession } from "../../lib/session/session.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { createPlatformPart } from "../../platform/platform-part.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { NotificationSettingsSection } from "../notifications/NotificationSettingsSection.tsx";
import { SectionLinks } from "./SectionLinks.tsx";
import { SessionsSection } from "./SessionsSection.tsx";
import { SpendingSection } from "./SpendingSection.tsx";
import { CoverTopicsSection } from "./settings/CoverTopicsSection.tsx";
import { LanguageSection } from "./settings/LanguageSection.tsx";
import { LanguagesReadSection } from "./settings/LanguagesReadSection.tsx";
import { SettingsForm } from "./settings/SettingsForm.tsx";
import { YourDataSection } from "./YourDataSection.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { HelpCountrySelect } from "../moderation/HelpCountrySelect.tsx";
import { useChangeSettings } from "./use-change-settings.ts";
import { ChevronRight } from "../../ui/icons/chevron-right.ts";
import { BirthDate } from "./BirthDate.tsx";
import { EmailAddress } from "./EmailAddress.tsx";
import { ResetPassword } from "./ResetPassword.tsx";
import { getServerTime } from "../../lib/clock/server-time.ts";
import { formatDayOfTime } from "../../lib/text/format-dates.ts";
import { turnCharacterKeys, useCharacterKeys } from "../../lib/keyboard/character-keys.ts";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { readThemeChoice, setThemeChoice, type ThemeChoice } from "../../lib/browser/theme.ts";
import { getRadioCardClass } from "../../ui/form/RadioCard.tsx";
import { Monitor } from "../../ui/icons/monitor.ts";
import { Moon } from "../../ui/icons/moon.ts";
import { Sun } from "../../ui/icons/sun.ts";

const choices = [
  { value: "system", label: t({ message: "System", comment: "A theme." }), Icon: Monitor },
  { value: "light", label: t({ message: "Light", comment: "A theme." }), Icon: Sun },
  { value: "dark", label: t({ message: "Dark", comment: "A theme." }), Icon: Moon },
] as const satisfies readonly { value: ThemeChoice; label: string; Icon: typeof Sun }[];

/** Light, dark or the system's theme; applied at once and stored on this device. */
function AppearanceSection() {
  const [chosen, setChosen] = useState(readThemeChoice);
  const choose = (choice: ThemeChoice) => {
    setThemeChoice(choice);
    setChosen(choice);
  };
  return (
    <SettingsSection title={t`Appearance`} intro={t`Saved on this device.`}>
      <fieldset className="grid grid-cols-3 gap-2 narrow:grid-cols-1">
        <legend className="sr-only">{t`Theme`}</legend>
        {choices.map(({ value, label, Icon }) => (
          <label
            key={value}
            className={getRadioCardClass(
              "flex min-h-20 flex-col items-center justify-center gap-1.5 text-ink",
            )}
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={chosen === value}
              onChange={() => choose(value)}
              className="sr-only"
            />
            <Icon size={20} aria-hidden="true" />
            <span className="font-medium">{label}</span>
          </label>
        ))}
      </fieldset>
    </SettingsSection>
  );
}

const PlatformSettings = createPlatformPart(platform().parts.settings, (retry, isRetrying) => (
  <Card>
    <ErrorState
      title={t`These settings could not be loaded`}
      body={t`Check your connection and try again.`}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  </Card>
));

/** /settings */
export function SettingsScreen() {
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <ScreenHeader title={t`Settings`} onBack={() => void navigate({ to: "/" })} />
      <div className="items-start lg:grid lg:grid-cols-[minmax(0,13rem)_minmax(0,37.5rem)] lg:gap-6">
        <SectionLinks />
        <div className="flex flex-col gap-4">
          {user && <SettingsForm user={user} />}
          {user && <AccountSection user={user} />}
          <p className="px-1 pt-4 text-meta text-quiet">{t`What follows is saved as you choose it.`}</p>
          <LanguageSection user={user} />
          {user && <LanguagesReadSection user={user} />}
          {user && <CoverTopicsSection user={user} />}
          <AppearanceSection />
          <KeyboardSection />
          {user && <HelpLinesSection user={user} />}
          {user && <SpendingSection user={user} />}
          <NotificationSettingsSection />
          <PlatformSettings />
          <SessionsSection />
          {user && <YourDataSection />}
        </div>
      </div>
    </>
  );
}

/** The country whose help lines the member is offered first (moderation.10). */
function HelpLinesSection({ user }: { readonly user: CurrentUser }) {
  const change = useChangeSettings();
  const chosen = change.isPending ? change.variables.helpCountry ?? null : user.helpCountry ?? null;
  return (
    <SettingsSection
      title={t`Help lines`}
      intro={t`On a hard day we show you people who listen, those of your country first. Unless you choose a country, we go by your time zone, or else by your browser's language.`}
    >
      <Field label={t`Country for help lines`} hint={t`We never use your network address for this.`}>
        {(control) => (
          <HelpCountrySelect
            {...control}
            value={chosen ?? ""}
            onChoose={(helpCountry) => change.mutate({ helpCountry })}
            none={t`Find it for me`}
          />
        )}
      </Field>
    </SettingsSection>
  );
}

/** Email, age, password reset, and links to pages about the account. */
function AccountSection({ user }: { readonly user: CurrentUser }) {
  return (
    <SettingsSection id="account" title={t`Account`}>
      <div className="flex flex-col gap-5">
        <LimitNote until={user.limitedUntil} />
        <EmailAddress user={user} />
        <BirthDate user={user} />
        <ResetPassword email={user.email} />
        <ul className="-mx-2 border-t border-hairline pt-3">
          <SettingsLink to="/blocked-users">{t`Blocked users`}</SettingsLink>
          <SettingsLink to="/rate-limit-status">{t`Your limits`}</SettingsLink>
        </ul>
      </div>
    </SettingsSection>
  );
}

function SettingsLink(
  { to, children }: { readonly to: "/blocked-users" | "/rate-limit-status"; readonly children: string },
) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 items-center justify-between rounded-control px-2 font-medium text-ink no-underline transition-colors hover:bg-wash"
      >
        <span>{children}</span>
        <ChevronRight size={18} aria-hidden="true" className="text-quiet" />
      </Link>
    </li>
  );
}

/**
 * Tells limited members what they cannot do, and until when (cases.4); renders nothing for others.
 */
function LimitNote({ until }: { readonly until: string | null | undefined }) {
  if (!until || Date.parse(until) <= getServerTime()) return null;
  return (
    <p className="text-meta text-quiet">
      {t`Your account is limited until ${{
        day: formatDayOfTime(until),
      }}. Until then your posts reach your followers only, you aren't suggested or ranked, and you can't start new conversations or promote posts.`}
    </p>
  );
}

/** Turns the shortcuts of one character off, on this device (keys.5). */
function KeyboardSection() {
  const areOn = useCharacterKeys((state) => state.areOn);
  return (
    <SettingsSection
      id="keyboard"
      title={t`Keyboard`}
      intro={t`Saved on this device. Turn them off if you dictate, or press keys by accident. Arrow keys, Enter and Esc still work.`}
    >
      <Checkbox
        label={t`Shortcuts of one letter, number or sign`}
        checked={areOn}
        onChange={(event) => turnCharacterKeys(event.target.checked)}
      />
    </SettingsSection>
  );
}
