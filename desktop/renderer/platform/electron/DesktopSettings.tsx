import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import type { MemoryUse as Used, Preferences, System } from "../../../bridge.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { toast } from "../../lib/announce/toast.ts";
import { PlatformCard } from "../PlatformCard.tsx";
import { ServerDialog } from "./ServerDialog.tsx";
import { useApp } from "./use-app.ts";
import { describeMemory } from "./describe-memory.ts";
import { watchMemory } from "./watch-memory.ts";

/** Settings of this computer: notifications, start, tray and server. */
export function DesktopSettings() {
  const app = useApp();
  const { chosen, change } = usePreferences();
  const [isChoosingServer, setIsChoosingServer] = useState(false);
  if (!app || !chosen) return null;

  const choices = { chosen, change };
  return (
    <>
      <PlatformCard title={t`Notifications on this computer`}>
        <PreferenceBox name="showsNotifications" label={t`Show notifications`} {...choices} />
      </PlatformCard>
      <ThisComputer app={app} {...choices} />
      <PlatformCard title={t`Server`} intro={app.serverAddress}>
        <Button variant="secondary" className="self-start" onClick={() => setIsChoosingServer(true)}>
          {t`Use another server`}
        </Button>
        <ServerDialog open={isChoosingServer} onOpenChange={setIsChoosingServer} />
        <p className="text-meta text-quiet">{t`Version ${{ version: app.version }}`}</p>
      </PlatformCard>
    </>
  );
}

interface Choices {
  readonly chosen: Preferences;
  readonly change: (changed: Partial<Preferences>) => void;
}

/** The preferences of this computer; `chosen` is null until they are read. */
function usePreferences(): { chosen: Preferences | null; change: Choices["change"] } {
  const [chosen, setChosen] = useState<Preferences | null>(null);
  useEffect(() => {
    void window.glimmer.readPreferences().then(setChosen);
  }, []);
  // Shown at once. A result that arrives after the next change would undo it, so preferences are
  // read again only after a failure.
  const change = (changed: Partial<Preferences>) => {
    setChosen((known) => known && { ...known, ...changed });
    window.glimmer.changePreferences(changed).catch(() => {
      void window.glimmer.readPreferences().then(setChosen);
      toast({
        title: t`Error`,
        description: t`This could not be changed on this computer. Please try again.`,
        tone: "danger",
      });
    });
  };
  return { chosen, change };
}

function PreferenceBox({ name, label, chosen, change }: Choices & {
  name: keyof Preferences;
  label: string;
}) {
  return (
    <Checkbox
      label={label}
      checked={chosen[name]}
      onChange={(event) => change({ [name]: event.target.checked })}
    />
  );
}

function ThisComputer({ app, ...choices }: Choices & { app: NonNullable<ReturnType<typeof useApp>> }) {
  const keys = app.system === "mac" ? "⌥⇧⌘N" : "Ctrl+Alt+Shift+N";
  // Everything else in the app uses only the server.
  const spelling = app.system === "mac"
    ? t`Check spelling`
    : t`Check spelling, with dictionaries fetched from Google`;
  return (
    <PlatformCard
      title={t`This computer`}
      intro={app.keepsSession
        ? undefined
        : t`This computer has no keyring, or it is locked, so you'll sign in again after a restart.`}
    >
      <PreferenceBox name="startsAtLogin" label={t`Start with the computer`} {...choices} />
      {app.hasTray && (
        <PreferenceBox
          name="staysInTray"
          label={t`Keep running in the tray when the window is closed`}
          {...choices}
        />
      )}
      {app.hasTray && app.system === "linux" && (
        <p className="text-meta text-quiet">
          {t`Some Linux desktops show no tray. Start Glimmer again to bring its window back.`}
        </p>
      )}
      <PreferenceBox
        name="hasGlobalShortcut"
        label={app.desktopChoosesKeys
          ? t`New post from anywhere with ${keys}. Your desktop may ask, and can choose other keys`
          : t`New post from anywhere with ${keys}`}
        {...choices}
      />
      <PreferenceBox name="checksSpelling" label={spelling} {...choices} />
      {!app.isSandboxed && (
        <p className="text-meta text-quiet">
          {app.isAppImage
            ? t`The system gives the app no sandbox here. Installed from its deb it has one.`
            : t`The system gives the app no sandbox here.`}
        </p>
      )}
      <MemoryUse system={app.system} />
    </PlatformCard>
  );
}

/**
 * Shows how much memory page and app use. Not a live region: a screen reader would read it out
 * every few seconds.
 */
function MemoryUse({ system }: { system: System }) {
  const [used, setUsed] = useState<Used | null>(null);
  useEffect(() => watchMemory(setUsed), []);
  return used && <p className="text-meta text-quiet">{describeMemory(used, system)}</p>;
}
