import { startAiServer } from "./ai-server.ts";

/**
 * The stand-in of OpenAI's interface as a program, for tests in another tree: it prints its base address and is told over HTTP how to
 * behave (POST /control/behave `{kind, behaviour}`, /control/resume, /control/reset; /control/asked lists what it was asked).
 */
const { baseUrl } = await startAiServer();
console.log(baseUrl);
process.stdin.resume().once("close", () => process.exit(0));
