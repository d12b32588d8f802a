import { expect } from "vitest";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

/** Writes Ada's message to Ben, once however often this is called. */
async function writeMessage({ ada, ben, nothing }: Scene): Promise<string> {
  const response = await ada.post("/api/messages", {
    receiverId: ben.id,
    content: "Hello Ben",
    clientMessageId: nothing,
  });
  return (await response.json() as { id: string }).id;
}

const asRequest = "/api/conversations?state=request";

export const messageCalls: readonly CallRow[] = [
  {
    call: "GET /api/conversations",
    success: answers(
      async (s) => (await writeMessage(s), await s.ada.get("/api/conversations")),
      200,
      ({ ben, ada }: Scene) => [
        expect.objectContaining({
          user: expect.objectContaining({ id: ben.id }),
          lastMessage: "Hello Ben",
          lastMessageSenderId: ada.id,
          unreadCount: 0,
        }),
      ],
    ),
    signedOut: "refused",
    stranger: answers(async (s) => (await writeMessage(s), await s.other.get(asRequest)), 200, []),
    badInput: answers(({ ada }) => ada.get("/api/conversations?cursor=nonsense"), 400),
    repeat: answers(
      async (s) => (await writeMessage(s), await s.ben.get(asRequest)),
      200,
      ({ ada }: Scene) => [
        expect.objectContaining({ user: expect.objectContaining({ id: ada.id }), unreadCount: 1 }),
      ],
    ),
  },
  {
    call: "GET /api/conversations/{userId}",
    success: answers(
      async (s) => (await writeMessage(s), await s.ada.get(`/api/conversations/${s.ben.id}`)),
      200,
      () => [expect.objectContaining({ content: "Hello Ben", status: "sent", isUnsent: false })],
    ),
    signedOut: "refused",
    stranger: answers(
      async (s) => (await writeMessage(s), await s.other.get(`/api/conversations/${s.ben.id}`)),
      200,
      [],
    ),
    badInput: answers(({ ada, ben }) => ada.get(`/api/conversations/${ben.id}?limit=0`), 400),
    repeat: answers(
      async (s) => (await writeMessage(s), await s.ben.get(`/api/conversations/${s.ada.id}`)),
      200,
      () => [expect.objectContaining({ content: "Hello Ben" })],
    ),
  },
  {
    call: "GET /api/conversations/{userId}/summary",
    success: answers(
      async (s) => (await writeMessage(s), await s.ada.get(`/api/conversations/${s.ben.id}/summary`)),
      200,
      ({ ben }: Scene) => ({ user: { id: ben.id }, lastMessage: "Hello Ben", refusal: null }),
    ),
    signedOut: "refused",
    stranger: answers(({ blocked, ben }) => blocked.get(`/api/conversations/${ben.id}/summary`), 404),
    badInput: answers(({ ada }) => ada.get("/api/conversations/not-an-id/summary"), 404),
    repeat: answers(
      ({ ada, ben }) => ada.get(`/api/conversations/${ben.id}/summary`),
      200,
      () => ({ unreadCount: 0 }),
    ),
  },
  {
    call: "PUT /api/conversations/{userId}/read",
    success: answers(
      async (s) => {
        const upTo = await writeMessage(s);
        return await s.ben.put(`/api/conversations/${s.ada.id}/read`, { upTo });
      },
      200,
      { success: true },
    ),
    signedOut: "refused",
    stranger: answers(
      async (s) => {
        const upTo = await writeMessage(s);
        await s.other.put(`/api/conversations/${s.ada.id}/read`, { upTo });
        return await s.ben.get(`/api/conversations/${s.ada.id}/summary`);
      },
      200,
      { unreadCount: 1 },
    ),
    badInput: answers(({ ada, ben }) => ada.put(`/api/conversations/${ben.id}/read`, { upTo: "now" }), 400),
    repeat: answers(
      async (s) => {
        const upTo = await writeMessage(s);
        return await s.ben.put(`/api/conversations/${s.ada.id}/read`, { upTo });
      },
      200,
      { success: true },
    ),
  },
];
