import { expect, test } from "vitest";
import { getPageSecurityPolicy } from "./content-security-policy.ts";

test("allows the page's inline scripts by their hash, and no others", () => {
  const page = '<script>console.log("hello")</script><script type="module" src="/a.js"></script>';
  const policy = getPageSecurityPolicy(page);
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy.match(/sha256-/g)).toHaveLength(1);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test("hashes the script with a browser's line endings", () => {
  const hash = (page: string) => /'sha256-([^']+)'/.exec(getPageSecurityPolicy(page))?.[1];
  expect(hash("<script>\n  a();\n</script>")).toBe(hash("<script>\r\n  a();\r\n</script>"));
  expect(hash("<script>a();</script>")).not.toBe(hash("<script>a(); </script>"));
});

test("allows Stripe's scripts, frames and calls only where its card form is", () => {
  expect(getPageSecurityPolicy("<p>")).not.toContain("stripe");
  const policy = getPageSecurityPolicy("<script>a();</script>", { holdsStripe: true }).split("; ");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com");
  expect(policy).toContain(
    "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  );
  expect(policy.find((line) => line.startsWith("script-src"))).toMatch(
    /^script-src 'self' 'sha256-\S+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/,
  );
  expect(policy.find((line) => line.startsWith("default-src"))).toBe("default-src 'self'");
});
