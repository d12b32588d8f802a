import { expect, test } from "vitest";
import { feedArguments, readReleaseSettings } from "./release-settings.ts";
import { listMissingSignatures } from "./signing.ts";

const server = { GLIMMER_SERVER_URL: "https://glimmer.example.org" };

test("a release names its server, and its update feed when it has one", () => {
  expect(readReleaseSettings(server)).toEqual({ serverUrl: "https://glimmer.example.org", updateUrl: null });
  expect(readReleaseSettings({ ...server, GLIMMER_UPDATE_URL: "https://dl.example.org/glimmer" }).updateUrl)
    .toBe("https://dl.example.org/glimmer");
  expect(() => readReleaseSettings({})).toThrow("Set GLIMMER_SERVER_URL");
});

test.each(["http://glimmer.example.org", "glimmer.example.org", "file:///srv", "https://me:pw@example.org"])(
  "refuses to build a release for %s",
  (address) => {
    expect(() => readReleaseSettings({ GLIMMER_SERVER_URL: address })).toThrow(/^GLIMMER_SERVER_URL must be/);
    expect(() => readReleaseSettings({ ...server, GLIMMER_UPDATE_URL: address })).toThrow(
      /^GLIMMER_UPDATE_URL/,
    );
  },
);

test("accepts a local server for a trial build", () => {
  expect(readReleaseSettings({ GLIMMER_SERVER_URL: "http://127.0.0.1:8787" }).serverUrl).toContain("8787");
});

test("writes the update feed into the app only when there is one", () => {
  expect(feedArguments(null)).toEqual([]);
  expect(feedArguments("https://dl.example.org/glimmer")).toEqual([
    "--config.publish.provider=generic",
    "--config.publish.url=https://dl.example.org/glimmer",
  ]);
});

const notarised = { APPLE_API_KEY: "a", APPLE_API_KEY_ID: "b", APPLE_API_ISSUER: "c" };

test("says what is not signed, and what follows from it", () => {
  expect(listMissingSignatures("linux", {})).toEqual([]);
  expect(listMissingSignatures("win32", {})).toEqual([expect.stringContaining("WIN_CSC_LINK")]);
  expect(listMissingSignatures("darwin", {})).toEqual([
    expect.stringContaining("CSC_LINK"),
    expect.stringContaining("Notarisation is skipped"),
  ]);
});

test("reports nothing missing when all credentials are set", () => {
  expect(listMissingSignatures("win32", { WIN_CSC_LINK: "cert.pfx" })).toEqual([]);
  expect(listMissingSignatures("darwin", { CSC_LINK: "cert.p12", ...notarised })).toEqual([]);
  expect(listMissingSignatures("darwin", { CSC_NAME: "Example", APPLE_KEYCHAIN_PROFILE: "glimmer" })).toEqual(
    [],
  );
});

test("stops before the build when notarising credentials are incomplete", () => {
  expect(() => listMissingSignatures("darwin", { ...notarised, APPLE_API_ISSUER: "" })).toThrow(
    "set APPLE_API_ISSUER too",
  );
});
