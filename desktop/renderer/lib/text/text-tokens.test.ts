import fc from "fast-check";
import { expect, test } from "vitest";
import { textCases } from "#shared/posts/testing/text-cases.ts";
import { parseWebsiteLink, tokenizeText } from "./text-tokens.ts";

const links = (text: string) => tokenizeText(text).flatMap((t) => (t.kind === "link" ? [t.href] : []));

test.each(textCases)(
  "shows what $text links to",
  ({ text, tags = [], mentions = [], links = [], members }) => {
    const tokens = tokenizeText(text, members).filter(({ kind }) => kind !== "text");
    expect(tokens).toEqual([
      ...tags.map((tag) => expect.objectContaining({ kind: "hashtag", tag })),
      ...mentions.map((username) => expect.objectContaining({ kind: "mention", username })),
      ...links.map((link) => expect.objectContaining({ kind: "link", href: new URL(link).href })),
    ]);
  },
);

test("links the members alone that exist, in any case", () => {
  expect(tokenizeText("@Iris.She and @bob", ["iris"])).toEqual([
    { kind: "mention", text: "@Iris", username: "Iris" },
    { kind: "text", text: ".She and @bob" },
  ]);
});

test("links web addresses and leaves the words around them", () => {
  expect(tokenizeText("See https://example.org/walks, and www.example.com.")).toEqual([
    { kind: "text", text: "See " },
    { kind: "link", text: "example.org/walks", href: "https://example.org/walks" },
    { kind: "text", text: ", and " },
    { kind: "link", text: "www.example.com", href: "https://www.example.com/" },
    { kind: "text", text: "." },
  ]);
});

test("links http addresses as https", () => {
  expect(links("http://example.org")).toEqual(["https://example.org/"]);
});

test("leaves http addresses with a port as they are", () => {
  expect(tokenizeText("http://example.org:8000/map, https://example.org:8443 and http://example.org:80"))
    .toEqual([
      { kind: "link", text: "example.org:8000/map", href: "http://example.org:8000/map" },
      { kind: "text", text: ", " },
      { kind: "link", text: "example.org:8443", href: "https://example.org:8443/" },
      { kind: "text", text: " and " },
      { kind: "link", text: "example.org:80", href: "https://example.org/" },
    ]);
  expect(tokenizeText("http://пример.example:8000")).toMatchObject([{ text: "xn--e1afmkfd.example:8000" }]);
  expect(parseWebsiteLink("http://example.org:8000")).toMatchObject({ href: "http://example.org:8000/" });
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt://example.org/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "https://bank.example@evil.example/",
  "https://user:pass@evil.example/",
  "https://localhost/admin",
  "https://",
  "www.",
  "http://[::1]/",
  "me@www.example.org",
])("never links %j", (text) => {
  expect(tokenizeText(text)).toEqual([{ kind: "text", text }]);
});

test.each([
  ["(https://example.org/a)", "https://example.org/a"],
  ["https://en.example.org/wiki/Calm_(state)", "https://en.example.org/wiki/Calm_(state)"],
  ["(see https://example.org/b_(c)).", "https://example.org/b_(c)"],
  ["https://example.org/a?!...", "https://example.org/a"],
  ["「https://example.org/道」。", "https://example.org/%E9%81%93"],
  ["https://example.org/a\u202Egnp.exe", "https://example.org/a"],
  ["https://example.org/a\u200B/b", "https://example.org/a"],
])("ends the link of %j where a reader expects it", (text, href) => {
  expect(links(text)).toEqual([href]);
});

test("shows a host with look-alike letters as punycode", () => {
  expect(tokenizeText("https://аpple.com/id")).toEqual([
    { kind: "link", text: "xn--pple-43d.com/id", href: "https://xn--pple-43d.com/id" },
  ]);
});

test("shows the beginning of a long address with its whole host", () => {
  const shown = (text: string) => tokenizeText(text).map((token) => token.text);
  expect(shown("https://example.org/a/walk/that/does/not/end/for/hours")).toEqual([
    "example.org/a/walk/that/does/not/end/for…",
  ]);
  expect(tokenizeText("https://example.org/a/walk/that/does/not/end/for/hours")).toMatchObject([{
    rest: "/hours",
  }]);
  const host = `${"calm.".repeat(12)}example`;
  expect(shown(`https://${host}/a/b/c`)).toEqual([`${host}/…`]);
  expect(tokenizeText(`https://${host}/a/b/c`)).toMatchObject([{ href: `https://${host}/a/b/c` }]);
});

test("keeps every character of the text outside links, and links only https or a port", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.webUrl(),
    fc.constantFrom("http://", "www.", "javascript:", "((", "))", ".", "\n", "https://a.b/(", "\u202E"),
  );
  fc.assert(fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
    const text = pieces.join("");
    let rest = text;
    for (const token of tokenizeText(text)) {
      if (token.kind === "link") {
        expect(token.href).toMatch(/^https:\/\/[a-z0-9.-]+[/:]|^http:\/\/[a-z0-9.-]+:\d/);
        continue;
      }
      const at = rest.indexOf(token.text);
      expect(at).toBeGreaterThanOrEqual(0);
      rest = rest.slice(at + token.text.length);
    }
  }));
});

// A quadratic step would take minutes here, beyond the test's timeout.
test("reads a very long hostile text in linear time", () => {
  const text = "https://a.b/" + "(".repeat(200_000) + ")".repeat(200_000) + " https://".repeat(50_000);
  expect(tokenizeText(text).at(-1)?.text).toMatch(/https:\/\/$/);
});

test("accepts a website written with or without its scheme, and nothing else", () => {
  expect(parseWebsiteLink("example.org")).toMatchObject({
    href: "https://example.org/",
    text: "example.org",
  });
  expect(parseWebsiteLink(" http://example.org/me ")).toMatchObject({ href: "https://example.org/me" });
  expect(parseWebsiteLink("javascript:alert(1)")).toBeNull();
  expect(parseWebsiteLink("not a site")).toBeNull();
});

test("links hashtags and mentions, except inside addresses", () => {
  expect(tokenizeText("Tea with @ada_lind #Morgenröte, see https://tea.example/#top")).toEqual([
    { kind: "text", text: "Tea with " },
    { kind: "mention", text: "@ada_lind", username: "ada_lind" },
    { kind: "text", text: " " },
    { kind: "hashtag", text: "#Morgenröte", tag: "morgenröte" },
    { kind: "text", text: ", see " },
    { kind: "link", text: "tea.example/#top", href: "https://tea.example/#top" },
  ]);
  expect(tokenizeText("http://localhost/#top @a #12")).toEqual([
    { kind: "text", text: "http://localhost/#top @a #12" },
  ]);
});

test("cuts a long address between two characters as people see them", () => {
  const address = `https://example.org/${"a".repeat(19)}/👩‍🚀/moon`;
  expect(tokenizeText(address)[0]).toMatchObject({
    text: `example.org/${"a".repeat(19)}/👩‍🚀/mo…`,
    rest: "on",
  });
  const longer = `https://example.org/${"a".repeat(25)}/👩‍🚀/moon`;
  expect(tokenizeText(longer)[0]).toMatchObject({ text: `example.org/${"a".repeat(25)}/…` });
});
