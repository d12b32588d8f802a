import { expect, test } from "vitest";
import { isCheckoutPath } from "./checkout-page.ts";

test.each([
  ["/checkout", true],
  ["/checkout/", true],
  ["/checkout/1", false],
  ["/Checkout", false],
  ["/shop/checkout", false],
  ["/", false],
])("%s is the path of /checkout: %s", (path, isCheckout) => {
  expect(isCheckoutPath(path)).toBe(isCheckout);
});
