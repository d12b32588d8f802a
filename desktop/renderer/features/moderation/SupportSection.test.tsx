import "../../lib/testing/plain-platform.ts";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { renderMarkup } from "../../lib/testing/render-markup.tsx";
import { moderationKeys } from "../../lib/query-keys/moderation-keys.ts";
import { HelpCountry } from "./HelpCountry.tsx";
import { SupportSection } from "./HelpFirst.tsx";
import { crisisSupport } from "./use-own-support.ts";

const own: Support = {
  ...crisisSupport,
  country: "FI",
  resources: [
    { name: "Apu", description: "Day and night", url: "https://apu.example.org", phone: "09 2525 0111" },
    ...crisisSupport.resources,
  ],
};

test("shows the directory of all countries at once, while the member's own lines are on their way", () => {
  const html = renderMarkup(new QueryClient(), <SupportSection />);
  expect(html).toContain("https://findahelpline.com");
  expect(html).not.toContain("tel:");
  const country = renderMarkup(new QueryClient(), <HelpCountry support={crisisSupport} />);
  expect(country).toContain("Choose your country");
});

test("shows the member's own lines with numbers to tap, and the directory last", () => {
  const client = new QueryClient();
  client.setQueryData(moderationKeys.support, own);
  const html = renderMarkup(client, <SupportSection />);
  expect(html).toContain('href="tel:0925250111"');
  expect(html.indexOf("https://apu.example.org")).toBeLessThan(html.indexOf("https://findahelpline.com"));
  expect(renderMarkup(client, <HelpCountry support={own} />)).toContain("Finland");
});
