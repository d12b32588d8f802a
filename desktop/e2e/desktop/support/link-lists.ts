/** Twenty links that lead somewhere. */
export function goodLinks(postId: string, username: string): string[] {
  return [
    `glimmer://post/${postId}`,
    `glimmer://post/${postId}/`,
    `GLIMMER://post/${postId}`,
    `glimmer://post/${postId.toUpperCase()}`,
    `glimmer://post/${postId}?utm_source=mail`,
    `glimmer://user/${username}`,
    `glimmer://user/${username}/`,
    `glimmer://user/${username}?ref=x`,
    "glimmer://chat",
    "glimmer://chat/",
    `glimmer://chat?user=${username}`,
    `glimmer://chat/?user=${username}`,
    "glimmer://shop",
    "glimmer://shop?payment=success",
    "glimmer://shop?payment=success&session_id=cs_test_a1B2",
    "glimmer://shop/?payment=cancelled&session_id=cs_live_9",
    "glimmer://shop?payment=failed",
    "glimmer://notifications",
    "glimmer://notifications/",
    "glimmer://verify-email?token=abc.DEF-1_2",
  ];
}

/** Twenty that must do nothing at all. */
export const hostileLinks: readonly string[] = [
  "glimmer://",
  "glimmer:post/1",
  "glimmer://post/1",
  "glimmer://post/../../settings",
  "glimmer://post/%2e%2e%2fsettings",
  "glimmer://settings",
  "glimmer://api/auth/logout",
  "glimmer://user/a%2Fb",
  "glimmer://user/<script>alert(1)</script>",
  "glimmer://evil.example/post/0198a7c0-0000-7000-8000-000000000001",
  "glimmer://user:password@post/0198a7c0-0000-7000-8000-000000000001",
  "glimmer://post:80/0198a7c0-0000-7000-8000-000000000001",
  "glimmer://post/0198a7c0-0000-7000-8000-000000000001#javascript:alert(1)",
  "glimmer://chat?user=a&user=b",
  "glimmer://chat?user=javascript:alert(1)",
  "glimmer://shop?payment=success&session_id=../../x",
  "glimmer://verify-email",
  `glimmer://verify-email?token=${"a".repeat(3000)}`,
  "javascript:alert(1)//glimmer://post",
  "https://evil.example/glimmer://shop",
];
