import type { CurrentUser } from "#shared/auth/contract.ts";
import { product } from "#shared/product.ts";

export function Landing({ user }: { user: CurrentUser | null }) {
  return <h1>{user ? "Welcome back" : product.name}</h1>;
}
