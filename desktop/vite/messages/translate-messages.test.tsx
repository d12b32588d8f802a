import { Trans } from "@lingui/react/macro";
import { plural, t } from "@lingui/core/macro";
import { msg } from "@lingui/core/runtime-macro";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { build } from "vite";
import { expect, test, vi } from "vitest";
import { translateIndex } from "./translate-index.ts";
import { translateMessages } from "./translate-messages.ts";

const german = {
  Cancel: "Abbrechen",
  "Hello {name}!": "{name}, hallo!",
  "{from} wrote to {to}": "An {to} schrieb {from}",
  "{count, plural, one {# post} other {# posts}}": "{count, plural, one {# Beitrag} other {# Beiträge}}",
  "{many, plural, one {# post} other {# posts}}": "{many, plural, one {# Beitrag} other {# Beiträge}}",
} as const;

/** Returns what a module of the pages logs when it was built for German. */
async function runInGerman(code: string): Promise<unknown[]> {
  const entry = "/sources/desktop/renderer/entry.tsx";
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => id === entry ? id : null,
        load: (id) => id === entry ? code : null,
      },
      translateMessages({
        language: "de",
        compile: (_, english) => compileMessageOrThrow(german[english as keyof typeof german] ?? english),
      }),
    ],
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error("nothing was built");
  expect(result.output[0].code).not.toMatch(/Cancel|Hello|wrote|posts/);
  const module = await import(`data:text/javascript,${encodeURIComponent(result.output[0].code)}`) as {
    shown: unknown[];
  };
  return module.shown;
}

test("English reads as the sources have it", () => {
  const name = 'Ada "Love" `x`';
  const count = 2;
  expect(t`Don't say "\\n" to \`us\`, $now`).toBe('Don\'t say "\\n" to `us`, $now');
  expect(t`Hello ${name}!`).toBe(`Hello ${name}!`);
  expect(plural(count, { one: "# post", other: "# posts" })).toBe("2 posts");
  expect(renderToStaticMarkup(
    <p>
      <Trans>
        Read <a href="/rules">the {count} rules</a> now.
      </Trans>
    </p>,
  ))
    .toBe('<p>Read <a href="/rules">the 2 rules</a> now.</p>');
});

test("a message inside the elements or values of another is written too", () => {
  const name = "Ada";
  expect(renderToStaticMarkup(
    <Trans>
      Ask <b title={t`Old ${name}`}>her</b>.
    </Trans>,
  )).toBe(
    'Ask <b title="Old Ada">her</b>.',
  );
});

test.each(["<1/>", "a <b>x</b> <0>y</0>", "\\u003cb>", "{name}", "<0/>"])(
  "a name like %s stays as its member wrote it",
  (name) => {
    const shown = (
      <Trans>
        Ask <i>{name}</i> or <b>us</b>.
      </Trans>
    );
    expect(renderToStaticMarkup(shown)).toBe(
      renderToStaticMarkup(
        <>
          Ask <i>{name}</i> or <b>us</b>.
        </>,
      ),
    );
  },
);

test("a message that is only described is there to be read later", () => {
  expect(msg`Later`).toEqual({ message: ["Later"] });
});

test("a build for another language has its texts, in its order and with its plurals, and no English", async () => {
  const shown = await runInGerman(`
    import { plural, t } from "@lingui/core/macro";
    const name: string = "Ada", count = 1, many = 1234, from = "A", to = "B";
    export const shown = [t\`Cancel\`, t\`Hello \${name}!\`, t\`\${from} wrote to \${to}\`,
      plural(count, { one: "# post", other: "# posts" }), plural(many, { one: "# post", other: "# posts" })];
  `);
  expect(shown).toEqual(["Abbrechen", "Ada, hallo!", "An B schrieb A", "1 Beitrag", "1.234 Beiträge"]);
});

test("a message that is no ICU fails the build", async () => {
  await expect(runInGerman('import { t } from "@lingui/core/macro"; export const shown = [t`{broken`];'))
    .rejects
    .toThrow();
});

const index = readFileSync(join(import.meta.dirname, "../../renderer/index.html"), "utf8");

test("index.html in English is the source", () => {
  expect(translateIndex(index, { language: "en", compile: (_, english) => [english] })).toBe(index);
});

test("index.html in another language has its texts and no English", () => {
  const page = translateIndex(index, { language: "de", compile: (_, english) => [`<${english.length}>`] });
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<button type="button" data-reload>&lt;6&gt;</button>');
  expect(page).toContain("<noscript>&lt;32&gt;</noscript>");
  expect(page.replaceAll(/<(script)[\s\S]*?<\/script>|<[^>]*>/g, "")).not.toMatch(/[a-z]{3,}(?<!Glimmer)\b/);
});

test("index.html in English is mirrored for tests of layout", () => {
  vi.stubEnv("GLIMMER_MIRRORED", "1");
  expect(translateIndex(index, { language: "en", compile: (_, english) => [english] })).toBe(
    index.replace('<html lang="en">', '<html lang="en" dir="rtl">'),
  );
  vi.unstubAllEnvs();
});

test("index.html without one of its texts fails the build", () => {
  expect(() =>
    translateIndex(index.replace("Refresh Page", ""), { language: "de", compile: (_, english) => [english] })
  )
    .toThrow("index.html has no Refresh Page");
});
