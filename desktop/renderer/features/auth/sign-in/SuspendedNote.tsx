import { CirclePause } from "../../../ui/icons/circle-pause.ts";
import { Outcome } from "../AuthLayout.tsx";

/**
 * Why a suspended member is not let in, in the server's words (admin.3). It stays, unlike a toast.
 */
export function SuspendedNote({ message }: { readonly message: string }) {
  return (
    <div role="alert" className="rounded-control border border-hairline p-4">
      <Outcome icon={<CirclePause size={22} aria-hidden="true" className="text-quiet" />}>
        <p className="wrap-anywhere">{message}</p>
      </Outcome>
    </div>
  );
}
