import { expect, test } from "vitest";
import { skipLoadedPreloads } from "./skip-loaded-preloads.ts";

test("preloads for a lazy screen what the script that imports it has not loaded", () => {
  const { plugin, resolveDependencies } = skipLoadedPreloads();
  const bundle = Object.fromEntries(
    [["app.js", ["client.js"]], ["client.js", ["product.js"]], ["product.js", ["app.js"]]].map((
      [fileName, imports],
    ) => [fileName, { type: "chunk", fileName, imports }]),
  );
  (plugin.generateBundle as (options: unknown, bundle: unknown) => void)({}, bundle);
  const scripts = ["Chat.js", "client.js", "product.js"];
  const from = (hostId: string, hostType: "js" | "html") =>
    resolveDependencies("Chat.js", scripts, { hostId, hostType });
  expect(from("app.js", "js")).toEqual(["Chat.js"]);
  expect(from("boot.js", "js")).toEqual(scripts);
  expect(from("client.js", "html")).toEqual(scripts);
});
