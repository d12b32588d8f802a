// The control of messages: a socket server that classifies each message by the built-in
// lists, inserts it into one table and publishes it in-process. Started by run.ts, with Deno.
import { Hono } from "hono";
import process from "node:process";
import { uuidv7 } from "uuidv7";
import { classifyText } from "../../../../server/classifier/built-in-classifier.ts";
import { openPool } from "../open-pool.ts";
import { type BareSocket, serveBare, upgradeToSocket } from "../serve-bare.ts";

const sql = openPool(process.env["DATABASE_URL"] ?? "");
await sql`
  create table if not exists bare_messages (
    id uuid primary key,
    sender_id uuid not null,
    receiver_id uuid not null,
    content text not null,
    level text not null,
    created_at timestamptz not null
  )`;
const sockets = new Map<string, BareSocket>();
const app = new Hono();

app.get("/websocket", (c) => {
  const { socket, response } = upgradeToSocket(c);
  let senderId = "";
  socket.onmessage = async ({ data }: { data: string }) => {
    const frame = JSON.parse(data) as Record<string, string>;
    if (frame["type"] === "auth") {
      // Members send their ids: checking who they are is not measured.
      senderId = frame["ticket"] ?? "";
      sockets.set(senderId, socket);
      return socket.send('{"type":"auth","ok":true}');
    }
    const { receiverId = "", content = "", clientMessageId = "" } = frame;
    const { level } = classifyText(content);
    const message = {
      id: uuidv7(),
      senderId,
      receiverId,
      content,
      level,
      clientMessageId,
      createdAt: new Date(),
    };
    await sql`
      insert into bare_messages (id, sender_id, receiver_id, content, level, created_at)
      values (${message.id}, ${senderId}, ${receiverId}, ${content}, ${level}, ${message.createdAt})`;
    const text = JSON.stringify({ type: "new_message", message });
    socket.send(text);
    sockets.get(receiverId)?.send(text);
  };
  return response;
});

serveBare(app);
