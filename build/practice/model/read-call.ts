import { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { AiKind, AskedOfAi } from "./behaviour.ts";

/** What a call of a kind must have at least. */
const model = z.string();
const bodies = {
  chat: z.looseObject({
    model,
    messages: z.array(z.looseObject({ role: z.string(), content: z.string() })),
    stream: z.boolean().optional(),
    max_tokens: z.number().int().positive().optional(),
    max_completion_tokens: z.number().int().positive().optional(),
  }),
  image: z.looseObject({ model, prompt: z.string().min(1) }),
  speech: z.looseObject({ model, voice: z.string().optional(), input: z.string().min(1) }),
  moderation: z.looseObject({
    model,
    input: z.union([z.string().min(1), z.array(z.looseObject({ type: z.string() })).min(1)]),
  }),
} as const satisfies Record<AiKind, z.ZodType>;

const kinds: Readonly<Record<string, AiKind>> = {
  "/v1/chat/completions": "chat",
  "/v1/images/generations": "image",
  "/v1/audio/speech": "speech",
  "/v1/moderations": "moderation",
};

export const kindOf = (path: string): AiKind | undefined => kinds[path];

/** Throws a `SyntaxError` or `ZodError` for what is not as agreed. */
export function readCall(kind: AiKind, request: IncomingMessage, body: unknown): AskedOfAi {
  return { kind, authorization: request.headers.authorization ?? null, body: bodies[kind].parse(body) };
}

/** More than the largest picture that the product shows a model. */
const mostBytes = 32 * 1024 * 1024;

export class BodyTooLarge extends Error {}

/** Null for an empty body. */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > mostBytes) throw new BodyTooLarge();
    parts.push(part as Buffer);
  }
  const text = Buffer.concat(parts).toString();
  return text ? JSON.parse(text) : null;
}
