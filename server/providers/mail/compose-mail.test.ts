import { expect, test } from "vitest";
import { asWritten } from "#shared/language/text.ts";
import { composeMail } from "./compose-mail.ts";

const url = "https://glimmer.example/verify-email?token=a.b_c-d&x=1";
const mail = composeMail({
  to: "ada@example.org",
  language: "en",
  subject: asWritten('A <b>subject</b> & "more"'),
  name: '<script>alert("Ada")</script>',
  paragraphs: [asWritten("you & I")],
  action: { label: asWritten("Open <it>"), url },
  notes: [asWritten("It's quiet.")],
});

test("has the same text in both parts", () => {
  for (const words of ["you & I", "It's quiet."]) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words.replace("&", "&amp;").replace("'", "&#39;"));
  }
  expect(mail.text).toContain(`\n${url}\n`);
  expect(mail.html).toContain(`href="${url.replace("&", "&amp;")}"`);
});

test("escapes a member's words", () => {
  expect(mail.html).not.toContain("<script>");
  expect(mail.html).not.toContain("<it>");
  expect(mail.html).toContain("<title>A &lt;b&gt;subject&lt;/b&gt; &amp; &quot;more&quot;</title>");
});

test("greets by name, apart from the comma behind a name from right to left, or without one", () => {
  const greet = (name?: string) =>
    composeMail({
      to: "",
      language: "en",
      subject: asWritten(""),
      paragraphs: [],
      notes: [],
      ...(name && { name }),
    }).text.split(
      "\n",
    )[0];
  expect([greet("Ada"), greet("ليلى"), greet()]).toEqual(["Hello Ada,", "Hello \u2068ليلى\u2069,", "Hello,"]);
});

test("declares its language and its light and dark colours", () => {
  expect(mail.html).toContain('<html lang="en">');
  expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
});

test("in a language from right to left is mirrored, also where a mail program shows it in its own page", () => {
  const { html } = composeMail({
    to: "",
    language: "ar",
    subject: asWritten(""),
    paragraphs: [],
    notes: [],
  });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<main lang="ar" dir="rtl">');
});

test("loads no external resources", () => {
  expect(mail.html).not.toMatch(/<(img|link|script|iframe)|url\(/);
});
