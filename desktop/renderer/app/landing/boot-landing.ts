import { currentPlatform } from "#platform";
import { setPlatform } from "../../lib/platform/current-platform.ts";
import { hideInputMethodKeys } from "../../lib/keyboard/input-method.ts";
import { lacksApis } from "../../lib/browser/lacks-apis.ts";
import { watchTheme } from "../../lib/browser/theme.ts";
import { reloadAfterRelease } from "../reload-after-release.ts";
import { enhanceLanding } from "./enhance-landing.ts";

// The script of the landing page that the build renders and the server sends to visitors.
hideInputMethodKeys(globalThis);
setPlatform(currentPlatform);
watchTheme();
reloadAfterRelease();
if (lacksApis()) (await import("../../lib/browser/fill-in-apis.ts")).fillInApis();
enhanceLanding(document, () => import("../start-app.tsx"));
