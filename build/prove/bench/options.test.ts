import { expect, test } from "vitest";
import { againstParts, formatOptions, parts, readOptions } from "./options.ts";
import { choosePlan } from "./plan.ts";

test("without options all parts run at full size, and the run is logged", () => {
  const options = readOptions([]);
  expect(options).toEqual({
    isQuick: false,
    only: null,
    against: null,
    isLogged: true,
    pictures: 1,
    hasCovers: false,
    hasPolls: false,
  });
  expect(choosePlan(options).parts).toEqual(parts);
});

test("--only chooses a part, --quick its smaller size, --no-log leaves the run out of the log", () => {
  const options = readOptions(["--quick", "--only", "feed", "--no-log"]);
  expect(options).toEqual({
    isQuick: true,
    only: "feed",
    against: null,
    isLogged: false,
    pictures: 1,
    hasCovers: false,
    hasPolls: false,
  });
  expect(choosePlan(options).parts).toEqual(["feed"]);
  expect(choosePlan(options).size.posts).toBeLessThan(choosePlan(readOptions([])).size.posts);
});

test("--covers covers posts, also in a comparison with an older checkout", () => {
  const options = readOptions(["--against", "../older", "--covers"]);
  expect(choosePlan(options).against.size.hasCovers).toBe(true);
  expect(choosePlan(readOptions([])).size.hasCovers).toBe(false);
  expect(formatOptions(options, (root) => root)).toBe("--against ../older --covers");
});

test("--polls gives posts polls, also in a comparison with an older checkout", () => {
  const options = readOptions(["--against", "../older", "--polls"]);
  expect(choosePlan(options).against.size.hasPolls).toBe(true);
  expect(choosePlan(readOptions([])).size.hasPolls).toBe(false);
  expect(formatOptions(options, (root) => root)).toBe("--against ../older --polls");
});

test("--pictures says how many pictures the posts with pictures have", () => {
  const options = readOptions(["--pictures", "10"]);
  expect(choosePlan(options).size.pictures).toBe(10);
  expect(formatOptions(options, (root) => root)).toBe("--pictures 10");
  expect(() => readOptions(["--pictures", "11"])).toThrow("--pictures takes a number from 1 to 10, not 11");
});

test("an unknown part or option is refused", () => {
  expect(() => readOptions(["--only", "against"])).toThrow("--only takes feed or mixed");
  expect(() => readOptions(["--against", "../older", "--only", "page"])).toThrow(
    "--only takes feed or mixed or writes",
  );
  expect(() => readOptions(["--nolog"])).toThrow("--nolog");
  expect(() => readOptions(["--against"])).toThrow("--against");
});

test("a run is described by its options, an older checkout by its commit", () => {
  const text = (...args: string[]) => formatOptions(readOptions(args), (root) => `commit of ${root}`);
  expect(text()).toBe("");
  expect(text("--only=feed", "--quick")).toBe("--quick --only feed");
  expect(text("--against", "../older")).toBe("--against commit of ../older");
});

test("an older checkout is compared in all parts that know how, or in one", () => {
  expect(readOptions(["--against", "../older"]).only).toBe(null);
  for (const part of againstParts) {
    expect(readOptions(["--against", "../older", "--only", part])).toMatchObject({
      only: part,
      against: "../older",
    });
  }
});
