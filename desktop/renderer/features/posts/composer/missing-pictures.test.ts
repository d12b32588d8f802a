import { expect, test } from "vitest";
import { noNews } from "../../drafts/copies/place.ts";
import { mendMissing } from "./missing-pictures.ts";

function mend(canUpload: boolean, times: number, obstacle: "pictures" | "refused" = "pictures"): string[] {
  const done: string[] = [];
  const tries = { current: 0 };
  const copy = { news: { ...noNews, obstacle }, noteMissing: () => void done.push("refused") };
  const uploadAgain = () => {
    done.push("upload");
    return canUpload;
  };
  for (let time = 0; time < times; time += 1) mendMissing(copy, tries, uploadAgain);
  return done;
}

test("pictures that the server has removed are uploaded again, once", () => {
  expect(mend(true, 1)).toEqual(["upload"]);
  expect(mend(true, 2)).toEqual(["upload", "refused"]);
});

test("a draft with pictures that are nowhere any more says that it is refused", () => {
  expect(mend(false, 1)).toEqual(["upload", "refused"]);
});

test("nothing is uploaded again for another refusal", () => {
  expect(mend(true, 1, "refused")).toEqual([]);
});
