import { expect, test, vi } from "vitest";
import { getDialAddress } from "#shared/moderation/dial-address.ts";
import { helpLines } from "#shared/moderation/help-lines.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { createExternalLinks, isPaymentPage, isSafeLink } from "./external-links.ts";

const server = "https://glimmer.example.org";

test.each([
  ["https://example.org/a?b", true],
  ["mailto:hello@example.org", true],
  ["tel:08001110111", true],
  ["tel:116", true],
  ["tel:1", false],
  ["tel:*21", false],
  ["tel:1;ext=2", false],
  ["tel:--option", false],
  ["http://example.org/", false],
  ["http://example.org:8000/", true],
  ["http://user:pass@example.org:8000/", false],
  ["https://user:pass@example.org/", false],
  ["javascript:alert(1)", false],
  ["file:///etc/passwd", false],
  ["smb://host/share", false],
  ["ms-msdt:/id", false],
])("opens %s outside: %s", (address, may) => expect(isSafeLink(address)).toBe(may));

test("opens the page of every help line, and calls its number", () => {
  const lines = Object.values(helpLines).flat();
  const addresses = lines.flatMap(({ url, phone }) => phone === null ? [url] : [url, getDialAddress(phone)]);
  expect(addresses.filter((address) => !isSafeLink(address))).toEqual([]);
});

test.each([
  ["https://checkout.stripe.com/c/pay/cs_1", true],
  ["https://billing.stripe.com/session/1", true],
  [`${server}/checkout/1`, true],
  ["http://checkout.stripe.com/c/pay/cs_1", false],
  ["https://checkout.stripe.com.evil.example/", false],
  ["https://evil.example/checkout.stripe.com", false],
  ["https://checkout.stripe.com@evil.example/", false],
  ["https://checkout.stripe.com:8443/", false],
  ["https://glimmer.example.org.evil.example/", false],
  ["http://glimmer.example.org/", false],
])("opens %s as a payment page: %s", (address, takes) => expect(isPaymentPage(address, server)).toBe(takes));

test("opens an address of the app on the server in use", () => {
  const openExternal = vi.fn(() => Promise.resolve());
  let origin: string | null = "http://127.0.0.1:8787";
  const links = createExternalLinks({ openExternal }, () => origin, quietLog());
  links.openOnServer("app://glimmer/terms?from=join#top");
  expect(openExternal).toHaveBeenCalledExactlyOnceWith("http://127.0.0.1:8787/terms?from=join");
  origin = null;
  expect(() => links.openOnServer("app://glimmer/terms")).toThrow("No server");
});

test("throws for other links, and logs when the system cannot open one", async () => {
  const log = quietLog();
  const openExternal = vi.fn(() => Promise.reject(new Error("no browser")));
  const links = createExternalLinks({ openExternal }, () => server, log);
  expect(() => links.open("http://example.org")).toThrow("Only links of https");
  expect(() => links.openCheckout("https://example.org")).toThrow("payments");
  links.open("https://example.org");
  await vi.waitFor(() => expect(log.lines).toEqual([expect.stringContaining("no browser")]));
});
