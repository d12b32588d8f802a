import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("../language/page-language.ts");
  vi.resetModules();
});

/** The formats as a page in a language has them, in a browser that prefers some. */
async function formatsIn(pageLanguage: string, ...languages: string[]) {
  vi.stubGlobal("navigator", { languages });
  vi.doMock("../language/page-language.ts", () => ({ pageLanguage }));
  vi.resetModules();
  return {
    ...await import("./format-counts-and-times.ts"),
    ...await import("./format-dates.ts"),
    ...await import("./format-money.ts"),
    ...await import("./format-percent.ts"),
    ...await import("./weekdays.ts"),
  };
}

/** Without marks of direction, with plain spaces and apostrophes: versions of ICU differ. */
const plain = (text: string) =>
  text.replaceAll(/[\u200e\u200f]/g, "").replaceAll(/\s/g, " ").replaceAll("’", "'");

test.each([
  ["de", ["de-DE"], "1234", "12.345", "3,4 Mio.", "12.345", "0,5"],
  ["de", ["en-US", "de-CH"], "1234", "12'345", "3.4 Mio.", "12'345", "0.5"],
  ["ar", ["ar-EG"], "1.2 ألف", "12 ألف", "3.4 مليون", "12,345", "0.5"],
  ["ar", ["en-US"], "1.2 ألف", "12 ألف", "3.4 مليون", "12,345", "0.5"],
  ["en-XA", ["de-DE"], "1.2K", "12K", "3.4M", "12,345", "0.5"],
])(
  "shortens counts and writes numbers in %s for a browser of %j",
  async (page, browser, hundreds, thousands, millions, number, half) => {
    const { formatCount, formatNumber } = await formatsIn(page, ...browser);
    const counts = [999, 1_234, 12_345, 3_456_789].map((count) => plain(formatCount(count)));
    expect(counts).toEqual(["999", hundreds, thousands, millions]);
    expect([12_345, 0.5].map((value) => plain(formatNumber(value)))).toEqual([number, half]);
  },
);

test("truncates what it shortens", async () => {
  const { formatCount } = await formatsIn("ar", "ar-EG");
  expect([1_999, 19_999, 1_999_999].map((count) => plain(formatCount(count)))).toEqual([
    "1.9 ألف",
    "19 ألف",
    "1.9 مليون",
  ]);
});

test.each([
  ["de", ["de-DE"], "23:54", "10. Nov.", "10. Nov. 2025", "10. Nov. 2026, 23:54", "November 2026"],
  ["de", ["en-US"], "23:54", "10. Nov.", "10. Nov. 2025", "10. Nov. 2026, 23:54", "November 2026"],
  [
    "de",
    ["de-AT-u-hc-h12"],
    "11:54 PM",
    "10. Nov.",
    "10. Nov. 2025",
    "10. Nov. 2026, 11:54 PM",
    "November 2026",
  ],
  ["ar", ["ar-EG"], "11:54 م", "10 نوفمبر", "10 نوفمبر 2025", "10 نوفمبر 2026، 11:54 م", "نوفمبر 2026"],
  [
    "ar",
    ["ar-SY"],
    "11:54 م",
    "10 تشرين الثاني",
    "10 تشرين الثاني 2025",
    "10 تشرين الثاني 2026، 11:54 م",
    "تشرين الثاني 2026",
  ],
])("writes times and dates in %s for a browser of %j", async (page, browser, time, day, old, both, month) => {
  const formats = await formatsIn(page, ...browser);
  const [late, now] = ["2026-11-10T23:54:00", Date.parse("2026-12-20T12:00:00")];
  expect(plain(formats.formatTime(late))).toBe(time);
  expect(plain(formats.formatDay(late, now))).toBe(day);
  expect(plain(formats.formatDay("2025-11-10T12:00:00", now))).toBe(old);
  expect(plain(formats.formatPrescribedDateTime(late))).toBe(both);
  expect(plain(formats.formatPrescribedEnd("2026-11-10T01:00:00", late))).toBe(time);
  expect(plain(formats.formatPrescribedEnd("2026-11-09T01:00:00", late))).toBe(both);
  expect(plain(formats.formatPrescribedMonth(late))).toBe(month);
});

test("leaves the year out by the calendar that a date is shown in", async () => {
  const { formatDay, formatDayInWords } = await formatsIn("ar", "ar-SA-u-ca-islamic-umalqura");
  // 1448 began on June 16, 2026.
  const now = Date.parse("2026-12-20T12:00:00");
  expect(plain(formatDay("2026-11-10T12:00:00", now))).toBe("30 جمادى الأولى");
  expect(plain(formatDay("2026-03-10T12:00:00", now))).toBe("21 رمضان 1447 هـ");
  expect(plain(formatDayInWords("2026-03-10T12:00:00", now))).toBe("21 رمضان 1447 هـ");
  expect(plain(formatDay("2027-01-10T12:00:00", now))).toBe("2 شعبان");
});

test.each([
  ["en", ["en-US"], "$7.99", "$1,000", "150%"],
  ["de", ["de-DE"], "7,99 $", "1.000 $", "150 %"],
  ["ar", ["ar-EG"], "7.99 $", "1,000 $", "150%"],
])("writes prices and shares in %s", async (page, browser, price, dollars, percent) => {
  const { formatCents, formatWholeDollars, formatPercent } = await formatsIn(page, ...browser);
  expect(plain(formatCents(799))).toBe(price);
  expect(plain(formatWholeDollars(1_000))).toBe(dollars);
  expect(plain(formatPercent(1.5))).toBe(percent);
});

test.each([
  ["en", ["en-US"], "Mon Tue Wed Thu Fri Sat Sun", "Monday"],
  ["de", ["de-DE"], "Mo Di Mi Do Fr Sa So", "Montag"],
  ["ar", ["ar-EG"], "س ح ن ث ر خ ج", "السبت"],
  ["ar", ["ar-SA"], "ح ن ث ر خ ج س", "الأحد"],
])("begins the week in %s for a browser of %j as people there do", async (page, browser, days, first) => {
  const { listWeekdays } = await formatsIn(page, ...browser);
  expect(listWeekdays().map(({ shortName }) => shortName).join(" ")).toBe(days);
  expect(listWeekdays()[0]?.name).toBe(first);
});
