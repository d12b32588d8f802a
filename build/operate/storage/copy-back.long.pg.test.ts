import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../server/testing/create-test-app.ts";
import { runJobs } from "../../../server/testing/app/run-jobs.ts";
import { member } from "../../../server/testing/member.ts";
import { picture } from "../../../server/testing/pictures.ts";
import { startObjectStore } from "../../../server/testing/servers/object-store/start-object-store.ts";
import { listKeys, runStorage } from "./run-storage.ts";

const store = await startObjectStore();
afterAll(() => store.close());
const t = await createTestApp({ env: store.env });

test("copies back from the store what the database names, published or not", async () => {
  const ada = await member(t);
  const body = new FormData();
  body.set("content", "Look");
  const jpeg = new Uint8Array(await picture(40, 30).jpeg().toBuffer());
  body.set("image", new File([jpeg], "lake.jpg", { type: "image/jpeg" }));
  const post = await (await ada.request("POST", "/api/posts", { body })).json() as Post;
  await runJobs(t);
  const { uploadURL } = await (await ada.post("/api/objects/upload")).json() as { uploadURL: string };
  await t.request("PUT", uploadURL, { body: jpeg, headers: { "Content-Type": "image/jpeg" } });
  store.files.set("media/of-nobody.webp", new Uint8Array(1));
  const { dataDir, databaseUrl } = t.config;
  const lines: string[] = [];
  const run = () =>
    runStorage({
      env: { ...store.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      args: ["copy", "--to-folder"],
      print: (line) => lines.push(line),
    });
  expect(await run()).toEqual({ exitCode: 0 });
  expect(lines.at(-1)).toMatch(/^4 files copied and compared by SHA-256, 0 there already/);
  const keys = await listKeys(join(dataDir, "uploads"));
  expect(keys.map((key) => key.split("/")[0])).toEqual(["media", "media", "private", "private"]);
  expect(keys).toContain(`media/${post.imageUrl?.split("/").at(-1)}.webp`);
  await rm(join(dataDir, "uploads", keys[0] ?? ""));
  await run();
  expect(lines.at(-1)).toMatch(/^1 file copied and compared by SHA-256, 3 there already, 0 removed/);
});
