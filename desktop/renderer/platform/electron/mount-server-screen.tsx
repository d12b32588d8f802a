import { createRoot } from "react-dom/client";
import { ServerScreen } from "./ServerScreen.tsx";

/** The first screen of an app that was packaged without a server. */
export function mountServerScreen(root: HTMLElement): void {
  createRoot(root).render(<ServerScreen />);
}
