import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { count, idParams } from "../primitives.ts";

/**
 * Audio of a post in the caller's chosen voice. The first caller pays; then it is free for
 * everyone (speech.2).
 */
export const createAudio = defineEndpoint({
  method: "post",
  path: "/api/posts/{id}/tts",
  summary: "Audio of a post in the caller's voice: costs XP the first time, free afterwards",
  access: "member",
  params: idParams,
  errors: ["insufficient_xp", "conflict", "ai_not_configured"],
  status: 200,
  response: z.object({
    audioUrl: z.string(),
    message: z.string(),
    madeWithAi: z.literal(true).describe("A model speaks; the file says so too, in ID3"),
  }),
});

export const deleteAudio = defineEndpoint({
  method: "delete",
  path: "/api/posts/{id}/audio",
  summary: "Remove the audio of the caller's post, in every voice, at no cost",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: z.object({ success: z.literal(true), xpSpent: count }),
});

/**
 * As for images, the unguessable id replaces a permission check. A `Range` returns 206, so
 * that players can seek.
 */
export const getAudio = defineEndpoint({
  method: "get",
  path: "/api/audio/{id}",
  summary: "The audio of a post as MP3; supports `Range`",
  access: "public",
  isAnonymous: true,
  params: idParams,
  status: 200,
  produces: "audio/mpeg",
  hasEtag: true,
  takesRange: true,
});

export const speechEndpoints = { createAudio, deleteAudio, getAudio };
