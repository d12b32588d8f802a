import { createRoot } from "react-dom/client";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { endStart } from "../../lib/page/fetch-first.ts";
import { platform } from "../../platform/index.ts";
import { LiveLanding } from "./LiveLanding.tsx";

/** Shows the landing page with React alone. */
export function mountLanding(root: HTMLElement, user: CurrentUser | null): void {
  createRoot(root).render(<LiveLanding user={user} />);
  endStart();
  // Without a router, another path is another page.
  platform().followLinks((path) => location.assign(path));
}
