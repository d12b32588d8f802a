import { createRoot } from "react-dom/client";
import { platform } from "../../platform/index.ts";
import { LiveLanding } from "./LiveLanding.tsx";

/** Shows the landing page with React alone. */
export function mountLanding(root: HTMLElement): void {
  createRoot(root).render(<LiveLanding />);
  // Without a router, another path is another page.
  platform().followLinks((path) => location.assign(path));
}
