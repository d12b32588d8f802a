import { FindBar } from "./FindBar.tsx";
import { AppUpdateBar } from "./AppUpdateBar.tsx";
import { ReloadNotice } from "./ReloadNotice.tsx";

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
