import { setPlatform } from "../../lib/platform/current-platform.ts";
import { currentPlatform } from "../web.ts";

// Imported for its side effect by tests of code that uses the platform.
setPlatform(currentPlatform);
