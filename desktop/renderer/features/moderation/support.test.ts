import { beforeEach, expect, test } from "vitest";
import { dismissSupport, offerSupport, useSupport } from "./support.ts";

const support = { message: "You are not alone.", resources: [] };
const offered = () => useSupport.getState().offered;

beforeEach(() => useSupport.setState({ offered: null }));

test("help is offered until it is put away", () => {
  offerSupport(support);
  expect(offered()).toBe(support);
  dismissSupport();
  expect(offered()).toBeNull();
});

test("writing something else does not take an offer away", () => {
  offerSupport(support);
  offerSupport(null);
  expect(offered()).toBe(support);
});
