import { expect, test, vi } from "vitest";
import { openContactEmail } from "./contact-email.ts";

const about = {
  name: "Glimmer",
  version: "0.2.0",
  contactEmail: "help@glimmer.example",
  isRegistrationOpen: true,
};

test("mail.3: knows what the server in use said, and forgets it for another server", async () => {
  let server = "https://glimmer.example";
  const fetch = vi.fn(() => Promise.resolve(Response.json(about)));
  const contact = openContactEmail(fetch, () => server);
  expect(contact.current()).toBeNull();
  await contact.refresh();
  expect(contact.current()).toBe("help@glimmer.example");
  expect(fetch).toHaveBeenCalledExactlyOnceWith("https://glimmer.example/api/about", expect.anything());
  server = "https://other.example";
  expect(contact.current()).toBeNull();
});

test.each([
  ["there is no server", null, () => Promise.resolve(Response.json(about))],
  ["it is away", "https://glimmer.example", () => Promise.reject(new TypeError("fetch failed"))],
  [
    "it does not know the call",
    "https://glimmer.example",
    () => Promise.resolve(Response.json({}, { status: 404 })),
  ],
])("knows no address when %s", async (_, server, fetch) => {
  const contact = openContactEmail(fetch, () => server);
  await contact.refresh();
  expect(contact.current()).toBeNull();
});
