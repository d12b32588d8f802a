import { expect, test } from "vitest";
import { buildSignInPage } from "./prerender-sign-in.ts";
import { renderOnce } from "./render-once.ts";

test("shows the form in place of the spinner, and loads the app behind the styles", () => {
  const index = `<html><head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/rolldown-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head><body><div id="root">
      <div class="full-screen-loading" role="status" data-starting>
        Loading...
        <p class="full-screen-loading-slow">Slow. <button type="button" data-reload>Reload</button></p>
      </div>
    </div></body></html>`;
  const page = buildSignInPage(index, "<main>$& Form</main>", ["assets/app-1.js"]);
  expect(page).toContain('data-starting data-preview aria-hidden="true" inert><main>$& Form</main></div>');
  expect(page).toContain('<p class="sr-only" role="status">Loading...</p>');
  expect(page).not.toMatch(/<link rel="modulepreload"|<script[^>]*src=/);
  expect(page.indexOf('src: "/assets/index-1.js"')).toBeGreaterThan(page.indexOf("Slow."));
  expect(page).toContain('["/assets/index-1.js","/assets/app-1.js"]');
});

test("renders the sign-in form without a name that the app's form has too", async () => {
  const root = new URL("../../renderer", import.meta.url).pathname;
  const markup = await renderOnce(root, "app/first-feed/render-sign-in.tsx", "renderSignIn");
  expect(markup).toContain("Welcome back");
  expect(markup).toMatch(/<input[^>]*type="password"/);
  expect(markup).not.toContain('id="main"');
}, 60_000);
