import { currentPlatform } from "../../platform/web.ts";
import { setPlatform } from "../platform/current-platform.ts";

// Imported for its effect by tests of what calls the server or asks for the platform.
setPlatform(currentPlatform);
