import { useEffect, useState } from "react";
import type { Preferences } from "../../../bridge.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { PlatformCard } from "../PlatformCard.tsx";
import { QuietHours } from "./QuietHours.tsx";
import { ServerDialog } from "./ServerDialog.tsx";
import { useApp } from "./use-app.ts";

/** What this computer does: notifications, start, tray, and which server. */
export function DesktopSettings() {
  const app = useApp();
  const [chosen, setChosen] = useState<Preferences | null>(null);
  const [isChoosingServer, setIsChoosingServer] = useState(false);
  useEffect(() => {
    void window.glimmer.readPreferences().then(setChosen);
  }, []);
  if (!app || !chosen) return null;

  // Shown at once. An answer that comes after the next change would take that one back, so only a failure is read again.
  const change = (changed: Partial<Preferences>) => {
    setChosen((known) => known && { ...known, ...changed });
    window.glimmer.changePreferences(changed).catch(() => {
      void window.glimmer.readPreferences().then(setChosen);
      toast({ title: "Error", description: "This could not be changed on this computer.", tone: "danger" });
    });
  };
  const box = (name: keyof Omit<Preferences, "quietHours">, label: string, isDisabled = false) => (
    <Checkbox
      label={label}
      checked={chosen[name]}
      disabled={isDisabled}
      onChange={(event) => change({ [name]: event.target.checked })}
    />
  );
  return (
    <>
      <PlatformCard title="Notifications on this computer">
        {box("showsNotifications", "Show notifications")}
        {box("hidesText", "Hide what was written", !chosen.showsNotifications)}
        <QuietHours
          hours={chosen.quietHours}
          isDisabled={!chosen.showsNotifications}
          onChange={(quietHours) => change({ quietHours })}
        />
      </PlatformCard>
      <PlatformCard
        title="This computer"
        intro={app.keepsSession
          ? undefined
          : "This computer has no keyring, or it is locked, so you'll sign in again after a restart."}
      >
        {box("startsAtLogin", "Start with the computer")}
        {app.hasTray && box("staysInTray", "Keep running in the tray when the window is closed")}
        {app.hasTray && app.system === "linux" && (
          <p className="text-meta text-quiet">
            Some Linux desktops show no tray. Start Glimmer again to bring its window back.
          </p>
        )}
        {box(
          "hasGlobalShortcut",
          `New post from anywhere with ${app.system === "mac" ? "⌥⇧⌘N" : "Ctrl+Alt+Shift+N"}${
            app.desktopChoosesKeys ? ". Your desktop may ask, and can choose other keys" : ""
          }`,
        )}
        {box(
          "checksSpelling",
          // Nothing else of the app comes from anybody but the server.
          app.system === "mac" ? "Check spelling" : "Check spelling, with dictionaries fetched from Google",
        )}
        {!app.isSandboxed && (
          <p className="text-meta text-quiet">
            The system gives the app no sandbox here.{app.isAppImage && " Installed from its deb it has one."}
          </p>
        )}
      </PlatformCard>
      <PlatformCard title="Server" intro={app.serverAddress}>
        <Button variant="secondary" className="self-start" onClick={() => setIsChoosingServer(true)}>
          Use another server
        </Button>
        <ServerDialog open={isChoosingServer} onOpenChange={setIsChoosingServer} />
        <p className="text-meta text-quiet">Version {app.version}</p>
      </PlatformCard>
    </>
  );
}
