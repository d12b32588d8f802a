import { FindBar } from "./FindBar.tsx";
import { UpdateBanner } from "./UpdateBanner.tsx";

/** What the desktop app shows over every screen. */
export function DesktopOverlay() {
  return (
    <>
      <UpdateBanner />
      <FindBar />
    </>
  );
}
