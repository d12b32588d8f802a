import { LLMock } from "@copilotkit/aimock";

/** A stand-in of an AI provider: it moderates everything as harmless, and speaks and answers when it is let. */
export interface AiService {
  /** As OPENAI_BASE_URL wants it. */
  readonly baseUrl: string;
  /** What it was asked to read, oldest first. */
  spoken(): string[];
  /** From now on speech waits until the answer is called. */
  holdSpeech(): () => void;
  failNextSpeech(): void;
  /** Every chat from now on is answered so. */
  reply(text: string): void;
  /** From now on chats wait until the answer is called. */
  holdChats(): () => void;
  stop(): Promise<void>;
}

/** Starts one on a free port. */
export async function startAi(): Promise<AiService> {
  const mock = new LLMock({ port: 0, logLevel: "silent" });
  let allowed: Promise<void> = Promise.resolve();
  let isFailing = false;
  mock.on({ endpoint: "speech" }, async () => {
    await allowed;
    if (isFailing) {
      isFailing = false;
      return { error: { message: "Out of order", type: "server_error" }, status: 500 };
    }
    return { audio: silence(120).toString("base64"), format: "mp3" };
  });
  let answer = "Breathe out slowly.";
  let answering: Promise<void> = Promise.resolve();
  mock.on({ endpoint: "chat" }, async () => {
    await answering;
    return { content: answer };
  });
  await mock.start();
  return {
    baseUrl: `${mock.url}/v1`,
    spoken: () =>
      mock.getRequests().filter(({ path }) => path === "/v1/audio/speech").map(({ body }) => {
        const [message] = (body as { messages?: { content?: unknown }[] } | null)?.messages ?? [];
        return String(message?.content);
      }),
    holdSpeech() {
      const held = Promise.withResolvers<void>();
      allowed = held.promise;
      return held.resolve;
    },
    failNextSpeech() {
      isFailing = true;
    },
    reply(text) {
      answer = text;
    },
    holdChats() {
      const held = Promise.withResolvers<void>();
      answering = held.promise;
      return held.resolve;
    },
    stop: () => mock.stop(),
  };
}

/** An MP3 of so many seconds, in which nothing sounds: frames of MPEG 1 layer III that hold nothing. */
function silence(seconds: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  return Buffer.concat(Array.from({ length: Math.ceil(seconds * 38.28) }, () => frame));
}
