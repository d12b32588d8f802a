import { expect, test } from "vitest";
import { pageSecurityPolicy } from "./content-security-policy.ts";

test("allows the page's inline scripts by their hash, and no others", () => {
  const page = '<script>console.log("hello")</script><script type="module" src="/a.js"></script>';
  const policy = pageSecurityPolicy(page);
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy.match(/sha256-/g)).toHaveLength(1);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test("hashes the script with a browser's line endings", () => {
  const hash = (page: string) => /'sha256-([^']+)'/.exec(pageSecurityPolicy(page))?.[1];
  expect(hash("<script>\n  a();\n</script>")).toBe(hash("<script>\r\n  a();\r\n</script>"));
  expect(hash("<script>a();</script>")).not.toBe(hash("<script>a(); </script>"));
});
