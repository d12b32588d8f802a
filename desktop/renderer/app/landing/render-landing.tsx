import { renderToStaticMarkup } from "react-dom/server";
import { Landing } from "./Landing.tsx";

/** The landing page of a visitor, as markup. Runs during the build. */
export function renderLanding(): string {
  return renderToStaticMarkup(<Landing user={null} />);
}
