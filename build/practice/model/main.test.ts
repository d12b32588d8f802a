import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { waitUntilReady } from "../../../server/serve/announce-ready.ts";

test("breaks off an answer after three words when it is started as build/practice/model/README.md shows", async () => {
  const behaviour = '{"chat":{"after":3,"then":"cut"}}';
  const model = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, NODE_OPTIONS: "", PORT: "0", BEHAVIOUR: behaviour },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { address } = await waitUntilReady(model);
  const response = await fetch(`${address}/v1/chat/completions`, {
    method: "POST",
    body: JSON.stringify({
      model: "any",
      stream: true,
      messages: [{ role: "user", content: "Hello there" }],
    }),
  });
  const pieces: string[] = [];
  const reading = (async () => {
    for await (const piece of response.body ?? []) pieces.push(new TextDecoder().decode(piece));
  })();
  await expect(reading).rejects.toThrow();
  expect(pieces.join("").match(/"content":"[^"]+"/g)).toHaveLength(3);
  model.kill();
  await once(model, "exit");
});
