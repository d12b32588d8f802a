import type { Caller, Community } from "./community.ts";
import type { ActName, OfActs } from "./rates.ts";

/** One call of an act; some acts are several. */
interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly json?: unknown;
}

export interface Act {
  readonly by: Caller;
  readonly calls: readonly Call[];
}

const words = "A slow walk by the river and tea afterwards made the whole day lighter than it began".split(
  " ",
);
/** From frequent to rare; the made posts have the first three. */
const searched = ["gardening", "lantern", "お茶", "samovar", "lighter day", "evening"];

/** Draws acts: a member, and the calls that they make. Members take turns. */
export function drawActs(community: Community): (name: ActName) => Act {
  const { callers, postIds } = community;
  let next = 0;
  /** Everybody in turn, in an order that puts no neighbours together. */
  const callerAt = (n: number) => callers[(n * 7_919) % callers.length] as Caller;
  /** The newest half of the time among the newest fifty: what is new is liked most. */
  const aPost = () => {
    const most = Math.random() < 0.5 ? Math.min(50, postIds.length) : postIds.length;
    return postIds[Math.floor(Math.random() * most)] ?? "";
  };
  const get = (path: string): Call => ({ method: "GET", path });
  const post = (path: string, json?: unknown): Call => ({ method: "POST", path, json });
  const callsOf: OfActs<(by: Caller) => readonly Call[]> = {
    "post": () => [post("/api/posts", { content: sentence(24) })],
    "like": () => [post(`/api/posts/${aPost()}/like`)],
    "comment": () => [post(`/api/posts/${aPost()}/comments`, { content: sentence(10) })],
    "follow": (by) => [post(`/api/users/${otherThan(by).id}/follow`)],
    "message": (by) => [post("/api/messages", { receiverId: by.partnerId, content: sentence(12) })],
    "feed page": () => [get("/api/posts?limit=20")],
    "post with comments": () => {
      const id = aPost();
      return [get(`/api/posts/${id}`), get(`/api/posts/${id}/comments`)];
    },
    "profile": (by) => {
      const { id, username } = otherThan(by);
      return [get(`/api/users/username/${username}`), get(`/api/users/${id}/posts`)];
    },
    "search": () => [get(`/api/posts?q=${encodeURIComponent(searched[next % searched.length] ?? "")}`)],
    "notifications": () => [get("/api/notifications")],
    "unread count": () => [get("/api/notifications/unread-count")],
    "conversations": () => [get("/api/conversations?limit=20")],
    "thread": (by) => [get(`/api/conversations/${by.partnerId}`)],
  };
  const otherThan = ({ id }: Caller) => {
    const drawn = callers[Math.floor(Math.random() * callers.length)] as Caller;
    return drawn.id === id ? callerAt(next + 1) : drawn;
  };
  return (name) => {
    const by = callerAt(next++);
    return { by, calls: callsOf[name](by) };
  };
}

function sentence(length: number): string {
  const drawn = Array.from({ length }, () => words[Math.floor(Math.random() * words.length)]);
  return drawn.join(" ");
}
