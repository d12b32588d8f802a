import type { ReactElement, ReactNode } from "react";

interface LinkProps {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string | undefined>>;
  readonly children?: ReactNode;
}

/** The router's link while there is no router yet. */
export function Link({ to, params = {}, search = {}, children, ...rest }: LinkProps): ReactElement {
  const path = to.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return (
    <a {...rest} href={given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path}>
      {children}
    </a>
  );
}

export const useNavigate = () => () => {};
export const useRouter = () => ({});
