import { setPlatform } from "../../lib/platform/current-platform.ts";
import { currentPlatform } from "../web.ts";

// Imported for its effect by tests of what asks for the platform.
setPlatform(currentPlatform);
