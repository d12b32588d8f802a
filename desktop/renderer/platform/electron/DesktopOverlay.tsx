import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { product } from "#shared/product.ts";
import { FindBar } from "./FindBar.tsx";
import { useSession } from "../../lib/session/session.ts";
import { toast } from "../../lib/announce/toast.ts";
import type { UpdateState } from "../../../bridge.ts";
import { useNeedsUpdate } from "../../lib/api/server-release.ts";
import { Button } from "../../ui/button/Button.tsx";
import { VersionBarFrame } from "../../ui/status/VersionBarFrame.tsx";
import { useApp } from "./use-app.ts";

/** The parts that the desktop app shows over every screen. */
export function DesktopOverlay() {
  return (
    <>
      <AppUpdateBar />
      <FindBar />
      <ReloadNotice />
    </>
  );
}

/** Shows nothing itself. Waits for the session, which decides what is said. */
function ReloadNotice() {
  const { status } = useSession();
  useEffect(() => {
    if (status !== "loading") return sayWhenReloaded(status === "signed-in");
  }, [status]);
  return null;
}

/**
 * Says once that the page had stopped and was loaded again (desktop.6), as soon as the page is in
 * sight. Only members have drafts. Returns a function that gives up.
 */
export function sayWhenReloaded(isMember: boolean): () => void {
  const waiting = new AbortController();
  const say = (wasReloaded: boolean) => {
    if (!wasReloaded) return;
    toast({
      title: t`${{ product: product.name }} was reloaded`,
      description: isMember ? t`The page had stopped. Your drafts are kept.` : t`The page had stopped.`,
    });
  };
  const takeInSight = () => {
    if (document.visibilityState === "hidden") return;
    waiting.abort();
    // The app may be about to quit.
    window.glimmer.takeReloadNotice().then(say, () => undefined);
  };
  document.addEventListener("visibilitychange", takeInSight, { signal: waiting.signal });
  takeInSight();
  return () => waiting.abort();
}

/**
 * Offers to restart into a newer release, which also installs when the app quits; and says when
 * the server needs one.
 */
function AppUpdateBar() {
  const update = useApp()?.update;
  const needsUpdate = useNeedsUpdate();
  const [later, setLater] = useState<string | null>(null);
  if (!update || !(needsUpdate || update.status === "ready")) return null;
  // After 'Later' it returns when there is a new update or state.
  const what = `${update.status} ${update.version} ${needsUpdate}`;
  if (what === later) return null;
  return (
    <VersionBarFrame
      action={<UpdateAction update={update} needsUpdate={needsUpdate} />}
      onLater={() => setLater(what)}
    >
      {needsUpdate
        ? (
          <>
            <p>{t`A new version of ${{ product: product.name }} is here`}</p>
            <p className="text-meta text-quiet">{howToUpdate[update.status]}</p>
          </>
        )
        : <p>{t`${{ product: product.name }} ${{ version: update.version ?? "" }} is ready.`}</p>}
    </VersionBarFrame>
  );
}

const howToUpdate: Readonly<Record<UpdateState["status"], string>> = {
  ready: t`The server needs it. Your drafts stay.`,
  downloading: t`The server needs it. It is downloading.`,
  idle: t`The server needs it. The app updates itself once it is released.`,
  off: t`The server needs it. Update it where you got the app: from your system or store, or from our page.`,
};

function UpdateAction({ update, needsUpdate }: { update: UpdateState; needsUpdate: boolean }) {
  if (update.status === "ready") {
    return (
      <Button size="sm" onClick={() => void window.glimmer.restartToUpdate()}>
        {needsUpdate ? t`Update and restart` : t`Restart to update`}
      </Button>
    );
  }
  if (update.status !== "off") return null;
  return (
    <Button size="sm" onClick={() => void window.glimmer.openExternal(product.homepage)}>
      {t`Open page`}
    </Button>
  );
}
