import { useRouter } from "@tanstack/react-router";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { ScreenHeader } from "../../../ui/layout/ScreenHeader.tsx";

/** A profile whose username nobody has, or that is hidden by a block. */
export function UserNotFound({ username }: { readonly username: string }) {
  const router = useRouter();
  const leave =
    () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: "/" }));
  return (
    <>
      <ScreenHeader title="Profile" onBack={leave} />
      <EmptyState
        title="User Not Found"
        body={`The user @${username} doesn't exist or has been removed.`}
        action={<Button variant="secondary" onClick={leave}>Go back</Button>}
      />
    </>
  );
}
