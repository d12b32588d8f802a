import { currentPlatform } from "../../platform/web.ts";
import { setPlatform } from "../platform/current-platform.ts";

// Imported for its side effect by tests of code that calls the server or uses the platform.
setPlatform(currentPlatform);
