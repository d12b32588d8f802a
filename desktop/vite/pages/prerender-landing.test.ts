import { expect, test } from "vitest";
import { buildLandingPage } from "./prerender-landing.ts";

const index = `<html><head>
    <script>theme()</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/rolldown-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head><body>
    <div id="root">
      <div class="full-screen-loading">Loading...</div>
    </div>
    <template id="failure"><main>Something went wrong</main></template>
    <noscript>Glimmer needs JavaScript to run.</noscript>
  </body></html>`;

test("keeps index.html's head and style, with the landing page's own root and script", () => {
  const page = buildLandingPage(index, "<main>$& Glimmer</main>", "/assets/boot-landing-1.js");
  expect(page).toContain('<div id="root"><main>$& Glimmer</main></div>');
  expect(page).toContain("<script>theme()</script>");
  expect(page).toContain("/assets/index-1.css");
  expect(page).toContain('src="/assets/boot-landing-1.js"');
  expect(page).not.toMatch(/index-1\.js|rolldown|Loading|wrong|noscript/);
});

test("throws when index.html lacks a part to replace", () => {
  expect(() => buildLandingPage("<html></html>", "", "")).toThrow("index.html has no");
});
