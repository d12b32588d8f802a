import { watchTheme } from "../../lib/page/theme.ts";
import { followRelease } from "../reload-after-release.ts";
import { enhanceLanding } from "./enhance-landing.ts";

// The script of the landing page that the build renders and the server sends to visitors.
watchTheme();
followRelease();
enhanceLanding(document);
