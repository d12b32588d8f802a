import { build } from "vite";
import { expect, test } from "vitest";
import { slimContract } from "./slim-contract.ts";

const contract = "#shared/auth/contract.ts";
const features = ["auth", "comments", "media", "members", "posts", "system"];

/** Returns the bundle of a renderer file with this content. */
async function bundle(content: string): Promise<string> {
  const entry = new URL("../renderer/entry-of-a-test.ts", import.meta.url).pathname;
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
    plugins: [
      {
        name: "entry-of-a-test",
        enforce: "pre",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? content : null),
      },
      slimContract(),
    ],
  });
  const [output] = Array.isArray(result) ? result : [];
  return output?.output[0].code ?? "";
}

test("gives a screen that only makes calls the endpoint without zod and its description", async () => {
  const code = await bundle(`import { login } from "${contract}"; console.log(login);`);
  expect(code).toContain('path: "/api/auth/login"');
  expect(code).toContain('method: "post"');
  expect(code).not.toContain("Sign in");
  expect(code.length).toBeLessThan(1000);
});

test("gives a form that validates its complete schemas", async () => {
  const code = await bundle(
    `import { credentials, login as signIn } from "${contract}"; console.log(signIn, credentials);`,
  );
  expect(code).toContain('path: "/api/auth/login"');
  expect(code).toContain("Password must be at least 6 characters");
});

test("gives a schema with a shape of another contract that shape", async () => {
  const code = await bundle(
    `import { newProfile } from "#shared/account/profile-contract.ts"; console.log(newProfile);`,
  );
  expect(code).toContain("displayName");
});

test.each(features)("keeps all endpoints in the slim contract of %s", async (feature) => {
  const rows = contractRows(await import(`../../shared/${feature}/contract.ts`));
  const names = rows.map(([name]) => name).join(", ");
  const code = await bundle(
    `import { ${names} } from "#shared/${feature}/contract.ts"; export { ${names} };`,
  );
  const slim = contractRows(await import(`data:text/javascript,${encodeURIComponent(code)}`));
  expect(slim.map(([name, { path }]) => [name, path])).toEqual(rows.map(([name, { path }]) => [name, path]));
});

function contractRows(module: Record<string, { path?: unknown; method?: unknown }>) {
  return Object.entries(module).filter(([, row]) => row.path !== undefined && row.method !== undefined)
    .toSorted(([a], [b]) => a.localeCompare(b));
}
