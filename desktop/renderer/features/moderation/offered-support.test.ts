import { beforeEach, expect, test } from "vitest";
import { dismissSupport, offerSupport, useSupport } from "./offered-support.ts";

const support = { message: "You are not alone.", country: null, asksCountry: false, resources: [] };
const offered = () => useSupport.getState().offered;

beforeEach(() => useSupport.setState({ offered: null }));

test("offers help until it is dismissed", () => {
  offerSupport(support);
  expect(offered()).toBe(support);
  dismissSupport();
  expect(offered()).toBeNull();
});

test("keeps the offer when the next post has none", () => {
  offerSupport(support);
  offerSupport(null);
  expect(offered()).toBe(support);
});
