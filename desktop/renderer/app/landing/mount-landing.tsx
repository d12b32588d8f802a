import { createRoot } from "react-dom/client";
import { platform } from "../../lib/platform/current-platform.ts";
import { LiveLanding } from "./LiveLanding.tsx";

const loadApp = () => import("../start-app.tsx");

/** Shows the landing page with React alone. */
export function mountLanding(root: HTMLElement): void {
  createRoot(root).render(<LiveLanding loadApp={loadApp} />);
  // There is no router here, so another path is another page load.
  platform().followLinks((path) => location.assign(path));
}
