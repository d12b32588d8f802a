import { expect, test } from "vitest";
import { composeMail } from "./compose-mail.ts";

const url = "https://glimmer.example/verify-email?token=a.b_c-d&x=1";
const mail = composeMail({
  to: "ada@example.org",
  subject: 'A <b>subject</b> & "more"',
  greeting: 'Hello <script>alert("Ada")</script>,',
  paragraphs: ["you & I"],
  action: { label: "Open <it>", url },
  notes: ["It's quiet."],
});

test("says the same in both parts", () => {
  for (const words of ["you & I", "It's quiet."]) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words.replace("&", "&amp;").replace("'", "&#39;"));
  }
  expect(mail.text).toContain(`\n${url}\n`);
  expect(mail.html).toContain(`href="${url.replace("&", "&amp;")}"`);
});

test("never lets a member's words become markup", () => {
  expect(mail.html).not.toContain("<script>");
  expect(mail.html).not.toContain("<it>");
  expect(mail.html).toContain("<title>A &lt;b&gt;subject&lt;/b&gt; &amp; &quot;more&quot;</title>");
});

test("tells its language and that it knows light and dark", () => {
  expect(mail.html).toContain('<html lang="en">');
  expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
});

test("loads nothing from anywhere", () => {
  expect(mail.html).not.toMatch(/<(img|link|script|iframe)|url\(/);
});
