import { buttonClass } from "../../ui/button/button-class.ts";
import { StatusScreen } from "./StatusScreen.tsx";

/** The 404 page (routes.4). */
export function NotFoundScreen() {
  return (
    <StatusScreen
      title="Page not found"
      body="There is nothing at this address. It may have moved, or the link may be incomplete."
      action={<a href="/" className={buttonClass("primary")}>Back to Home</a>}
    />
  );
}
