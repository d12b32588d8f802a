import { expect, test } from "vitest";
import { carriesLink } from "./local-moderator.ts";

test.each([
  "https://example.org/",
  "@anna",
  "www.evil.vn",
  "example.de",
  "bit.ly",
  "hxxp://evil.tk",
  "evil.club",
  "me@evil.com",
  "EVIL。com",
  "ｅｖｉｌ．ｃｏｍ",
  "пример.рф",
  "xn--e1afmkfd.xn--p1ai",
  "t.me/vinnare",
  "t.co",
  "-evil.com-",
  "...evil.com",
  `${"-".repeat(80)}evil.com`,
  "a.b.evil.co.uk",
  "ไปที่ evil.com นะ",
  "+46 70 123 45 67",
  "070-123 45 67",
  "0812 3456 7890",
  "(555) 123-4567 89",
])("finds a link, an address or a number in %s", (text) => {
  expect(carriesLink(text)).toBe(true);
});

test.each([
  "Jag är så trött idag",
  "t.ex. en bok, bl.a. den, dvs. allt",
  "foto.jpg",
  "3.14",
  "2024-11-26 10:30",
  "26.11.2024 10.30",
  "1 000 000",
  "klockan 10.30",
  "Hej! Hej. Då... ja",
  "-----",
])("finds none in %s", (text) => {
  expect(carriesLink(text)).toBe(false);
});

test.each(["-", "ก-", "a.", "a", "a\u0301", "@", "ab.1", "ab.a", "0 ", "+1", "(0", "。", "aa.x1."])(
  "reads a hostile repetition of %j in linear time",
  (part) => {
    const timeOf = (count: number) => {
      const text = part.repeat(count);
      carriesLink(text);
      const times = Array.from({ length: 5 }, () => {
        // Processor time: a busy machine may take it away in the middle.
        const before = process.cpuUsage();
        carriesLink(text);
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      });
      return Math.min(...times);
    };
    // Quadratic time takes 100 times as long, and seconds.
    expect(timeOf(20_000)).toBeLessThan(40 * timeOf(2_000) + 20);
  },
);
