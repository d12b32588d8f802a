import { createRoot } from "react-dom/client";
import { FailureScreen } from "./FailureScreen.tsx";

/** Shows the failure screen when there is no app to show it. */
export function mountFailure(root: HTMLElement): void {
  createRoot(root).render(<FailureScreen />);
}
