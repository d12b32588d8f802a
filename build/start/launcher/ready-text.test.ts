import { expect, test } from "vitest";
import { formatReadyText } from "./launch.ts";

const facts = {
  address: "http://127.0.0.1:8787",
  contactEmail: "hello@glimmer.app",
  isOwnContact: false,
  hasMembers: false,
  awaitsAdministrator: true,
  hasOutbox: true,
  hasTill: true,
  hasPracticeModel: true,
  demo: false,
};

test("a first start prints the address, who becomes administrator, where mails are, and the demo command", () => {
  const text = formatReadyText(facts);
  expect(text).toMatch(/^Glimmer is ready at http:\/\/127\.0\.0\.1:8787\n/);
  expect(text).toContain("first member to join is the administrator");
  expect(text).toContain("http://127.0.0.1:8787/dev/outbox");
  expect(text).toContain("no card is charged");
  expect(text).toContain("AI answers are examples");
  expect(text).toContain("npm start -- --demo");
  expect(text).toContain("Members write to hello@glimmer.app: set CONTACT_EMAIL");
});

test("a first start prints at most ten lines with the database's and the server's", () => {
  const databaseAndServer = 2;
  expect(formatReadyText({ ...facts, hasPracticeModel: false }).split("\n").length + databaseAndServer)
    .toBeLessThanOrEqual(10);
});

test("asks nobody to join, nor to fill it with the demo, where members are", () => {
  const text = formatReadyText({ ...facts, hasMembers: true, awaitsAdministrator: false });
  expect(text).not.toMatch(/Join there|--demo/);
});

test("prints only the hints that apply", () => {
  const text = formatReadyText({
    ...facts,
    contactEmail: "help@example.org",
    isOwnContact: true,
    hasMembers: true,
    awaitsAdministrator: false,
    hasOutbox: false,
    hasTill: false,
    hasPracticeModel: false,
    demo: true,
  });
  expect(text).not.toMatch(/administrator|outbox|card|AI |--demo|CONTACT/);
  expect(text).toContain("Members write to help@example.org.");
});
