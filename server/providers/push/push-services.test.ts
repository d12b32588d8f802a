import { expect, test } from "vitest";
import { isAtService, mayConnect } from "./web-push-sender.ts";

const services = { hosts: ["fcm.example.com", "*.push.example.org"], testOrigin: "http://127.0.0.1:4000" };

test.each([
  "https://fcm.example.com/fcm/send/abc",
  "https://FCM.example.com:443/abc",
  "https://web.push.example.org/abc",
  "https://a.b.push.example.org/abc",
  "http://127.0.0.1:4000/abc",
])("accepts %s as an address at a service", (endpoint) => expect(isAtService(endpoint, services)).toBe(true));

test.each([
  "http://fcm.example.com/abc",
  "https://fcm.example.com:8443/abc",
  "https://user@fcm.example.com/abc",
  "https://user:secret@fcm.example.com/abc",
  "https://fcm.example.com.evil.example/abc",
  "https://evil.example/fcm.example.com",
  "https://push.example.org/abc",
  "https://evilpush.example.org/abc",
  "https://127.0.0.1/abc",
  "https://127.0.0.1:4000/abc",
  "http://127.0.0.1:4001/abc",
  "https://[::1]/abc",
  "https://0x7f000001/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/abc",
  "file:///etc/passwd",
  "nonsense",
])(
  "refuses %s as an address at no service",
  (endpoint) => expect(isAtService(endpoint, services)).toBe(false),
);

test("refuses a local address without a test origin", () => {
  expect(isAtService("http://127.0.0.1:4000/abc", { ...services, testOrigin: null })).toBe(false);
});

test.each([
  [["142.250.74.106", "2a00:1450:4001:828::200a"], true],
  [["142.250.74.106", "10.0.0.1"], false],
  [["169.254.169.254"], false],
  [["::ffff:127.0.0.1"], false],
  [[], false],
])("connects to a service whose name resolves to %j: %s", async (addresses, expected) => {
  const resolve = () => Promise.resolve(addresses);
  expect(await mayConnect("https://fcm.example.com/abc", services, resolve)).toBe(expected);
});

test("resolves only names of services", async () => {
  const resolve = () => Promise.reject(new Error("Asked"));
  expect(await mayConnect("https://evil.example/abc", services, resolve)).toBe(false);
  await expect(mayConnect("https://fcm.example.com/abc", services, resolve)).rejects.toThrow("Asked");
});
