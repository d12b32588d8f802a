import { renderToStaticMarkup } from "react-dom/server";
import { Landing } from "./Landing.tsx";

/** Returns the landing page as markup. Runs during the build. */
export function renderLanding(): string {
  return renderToStaticMarkup(<Landing />);
}
