import { FindBar } from "./FindBar.tsx";
import { AppUpdateBar } from "./AppUpdateBar.tsx";

/** The parts that the desktop app shows over every screen. */
export function DesktopOverlay() {
  return (
    <>
      <AppUpdateBar />
      <FindBar />
    </>
  );
}
