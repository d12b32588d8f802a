import { createRoot } from "react-dom/client";
import { ServerScreen } from "./ServerScreen.tsx";

/** The first thing to see where the app was packaged for no server. */
export function mountServerScreen(root: HTMLElement): void {
  createRoot(root).render(<ServerScreen />);
}
