import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const root = join(import.meta.dirname, "../../..");

/** How a call is served, as server/testing/servers/ai/behaviour.ts says. */
interface Behaviour {
  readonly times?: number;
  readonly status?: number;
  readonly after?: number;
  readonly then?: "hang" | "cut" | "pause";
  readonly reply?: string;
}

/** The stand-in of OpenAI's interface, as a program of its own. */
export interface AiStandIn {
  /** As OPENAI_BASE_URL wants it. */
  readonly baseUrl: string;
  /** From now on. */
  behave(kind: "chat" | "image", behaviour: Behaviour): Promise<void>;
  /** Lets go on what pauses. */
  resume(): Promise<void>;
  /** How many calls of a kind it got. */
  calls(kind: "chat" | "image"): Promise<number>;
  /** Serves well from now on. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one on a free port. */
export async function startAiStandIn(): Promise<AiStandIn> {
  const child = spawn(process.execPath, [join(root, "server/testing/servers/ai/run-ai-server.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [baseUrl] = await once(createInterface({ input: child.stdout }), "line") as [string];
  const control = new URL("/control/", baseUrl).href;
  const tell = async (what: string, body: unknown = {}) => {
    const response = await fetch(control + what, { method: "POST", body: JSON.stringify(body) });
    return await response.json() as unknown;
  };
  return {
    baseUrl,
    behave: async (kind, behaviour) => void await tell("behave", { kind, behaviour }),
    resume: async () => void await tell("resume"),
    calls: async (kind) =>
      (await tell("asked") as { kind: string }[]).filter((one) => one.kind === kind).length,
    reset: async () => void await tell("reset"),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
