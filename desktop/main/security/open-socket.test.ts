import { expect, test, vi } from "vitest";

const made: unknown[][] = [];
// Test files share their modules.
vi.resetModules();
vi.doMock("electron", () => ({
  net: {
    WebSocket: class {
      constructor(...given: unknown[]) {
        made.push(given);
      }
    },
  },
}));
const { openSocketIn, wrapSocket } = await import("./open-socket.ts");

test("connects as the app's page, through the session that it gets, in the language of the app", () => {
  const session = {} as never;
  openSocketIn(session, "wss://glimmer.example.org/websocket", "de");
  expect(made[0]).toEqual(["wss://glimmer.example.org/websocket", {
    origin: "app://glimmer",
    session,
    headers: { "X-Language": "de" },
  }]);
});

test("passes on what Electron's socket says and is told", () => {
  const own = { onopen: null, onmessage: null, onclose: null, send: vi.fn(), close: vi.fn() } as {
    onopen: (() => void) | null;
    onmessage: ((event: object) => void) | null;
    onclose: ((event: object) => void) | null;
    send: () => void;
    close: () => void;
  };
  const socket = wrapSocket(own);
  const heard: unknown[] = [];
  // Nobody listens yet.
  own.onopen?.();
  socket.onopen = () => heard.push("open");
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code }) => heard.push(code);
  own.onopen?.();
  own.onmessage?.({ data: "hello", origin: "x" });
  own.onclose?.({ code: 4000, reason: "" });
  expect(heard).toEqual(["open", "hello", 4000]);
  socket.send("text");
  socket.close(1000);
  expect(own.send).toHaveBeenCalledExactlyOnceWith("text");
  expect(own.close).toHaveBeenCalledExactlyOnceWith(1000);
  socket.onopen = socket.onmessage = socket.onclose = null;
  own.onclose?.({ code: 1000 });
  expect(heard).toHaveLength(3);
});
