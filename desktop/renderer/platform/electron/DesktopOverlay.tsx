import { FindBar } from "./FindBar.tsx";
import { AppUpdateBar } from "./AppUpdateBar.tsx";

/** What the desktop app shows over every screen. */
export function DesktopOverlay() {
  return (
    <>
      <AppUpdateBar />
      <FindBar />
    </>
  );
}
