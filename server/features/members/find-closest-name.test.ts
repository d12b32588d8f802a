import { expect, test } from "vitest";
import { findClosestName, isOneLetterApart } from "./find-closest-name.ts";

test.each([
  ["hama", "hana", true],
  ["hna", "hana", true],
  ["hanna", "hana", true],
  ["ahna", "hana", true],
  ["hanab", "hana", true],
  ["hana", "hana", false],
  ["haan", "nhaa", false],
  ["abcd", "badc", false],
  ["hm", "hana", false],
  ["aab", "ab", true],
  ["", "a", true],
])("%j and %j are one letter apart: %j", (one, other, isApart) => {
  expect(isOneLetterApart(one, other)).toBe(isApart);
  expect(isOneLetterApart(other, one)).toBe(isApart);
});

test.each([
  { typed: "hama", names: ["Hana Suzuki"], meant: "Hana" },
  { typed: "Hama Suzuki", names: ["Hana Suzuki"], meant: "Hana Suzuki" },
  { typed: "suzuki hama", names: ["Hana Suzuki"], meant: "Suzuki Hana" },
  { typed: "hama suzuku", names: ["Hana Suzuki"], meant: null },
  { typed: "hana.suzuku", names: ["hana.suzuki"], meant: "hana.suzuki" },
  { typed: "ZOI", names: ["Zoë"], meant: "Zoë" },
  { typed: "Хелена", names: ["Хелина Пек"], meant: "Хелина" },
  { typed: "محمذ", names: ["مُحَمَّد"], meant: "مُحَمَّد" },
  { typed: "山田大郎", names: ["山田太郎"], meant: "山田太郎" },
  { typed: "김지운", names: ["김지은"], meant: "김지은" },
  { typed: "สมชาญ", names: ["สมชาย"], meant: "สมชาย" },
  { typed: "an", names: ["Al"], meant: null },
  { typed: "han", names: ["Hana"], meant: null },
  { typed: "hana", names: ["Hana"], meant: null },
  { typed: "", names: ["Hana"], meant: null },
])("'$typed' means $meant among $names", ({ typed, names, meant }) => {
  expect(findClosestName(typed, names)).toBe(meant);
});

test("names that begin alike come first, then what most have, then the first", () => {
  expect(findClosestName("hama", ["Sama", "Hana"])).toBe("Hana");
  expect(findClosestName("hama", ["Hama B", "Hara", "Hana B", "HANA"])).toBe("Hana");
  expect(findClosestName("hama", ["Hara", "Hana"])).toBe("Hara");
});
