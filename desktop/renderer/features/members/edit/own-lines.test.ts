import { expect, test } from "vitest";
import { findLineField, toLineValues, toProfileFields } from "./own-lines.ts";

const yoga = { name: "Practises", value: "Yoga" };
const garden = { name: "Garden", value: "A balcony" };

test("lines become the form's fields and back, without empty ones", () => {
  const values = toLineValues([yoga, garden]);
  expect(values).toMatchObject({ line2Name: "Garden", line2Value: "A balcony", line3Name: "" });
  expect(toProfileFields({ ...values, line1Name: " ", line1Value: "" })).toEqual([garden]);
  expect(toProfileFields({ line4Name: " Tea " })).toEqual([{ name: "Tea", value: "" }]);
});

test("what the server says of a line stands at the field that it was sent from", () => {
  const values = { ...toLineValues([]), line2Name: "Garden", line4Value: "Tea" };
  expect(findLineField("fields.0.name", values)).toBe("line2Name");
  expect(findLineField("fields.1.value", values)).toBe("line4Value");
  expect(findLineField("fields.2.name", values)).toBeNull();
  expect(findLineField("bio", values)).toBeNull();
});
