import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { waitUntilReady } from "../../../server/serve/announce-ready.ts";
import { blockOf } from "../../prove/pages/testing/blocks-of-page.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));

test("breaks off an answer after three words when it is started as README.md shows", async () => {
  const shown = blockOf("build/practice/model/README.md", "sh", "BEHAVIOUR=");
  const command = shown.replace("PORT=9000", "PORT=0").replace(" node ", ` "${process.execPath}" `);
  const model = spawn("sh", ["-c", `exec env ${command}`], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: "" },
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
