/** Joins as a member. Returns the status: 201, or 409 when there is one of that name. */
export async function register(address: string, username: string): Promise<number> {
  const answer = await fetch(`${address}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: address },
    body: JSON.stringify({
      email: `${username}@example.org`,
      password: "QuietMorning7!",
      username,
      displayName: username,
      confirmAge: true,
      acceptTerms: true,
      acceptPrivacy: true,
    }),
  });
  await answer.body?.cancel();
  return answer.status;
}
