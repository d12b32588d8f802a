import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { acceptLegalTexts } from "#shared/account/legal-contract.ts";
import type { LegalText } from "#shared/account/legal-notice.ts";
import { product } from "#shared/product.ts";
import { call } from "../../../lib/api/call.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { sessionKey } from "../../../lib/query-keys/member-keys.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { LegalLinks } from "./LegalLinks.tsx";

interface LegalDialogProps {
  readonly texts: readonly LegalText[];
  readonly onSignOut: () => void;
}

/** Asks to accept changed legal texts. Without that the member can only sign out. */
export function LegalDialog({ texts, onSignOut }: LegalDialogProps) {
  const client = useQueryClient();
  const accept = useMutation({
    mutationFn: () => {
      const { termsVersion, privacyVersion } = product;
      return call(acceptLegalTexts, { body: { termsVersion, privacyVersion } });
    },
    onSuccess: async (user) => {
      await client.cancelQueries({ queryKey: sessionKey });
      client.setQueryData(sessionKey, user);
    },
  });
  return (
    <Dialog
      isAlert
      staysAtBack
      open
      onOpenChange={() => undefined}
      title={t`Our legal texts have changed`}
      description={
        <span>
          Please read the new <LegalLinks of={texts} />. To go on, you need to accept{" "}
          <span>{texts.length > 1 ? "them" : "it"}</span>.
        </span>
      }
      footer={
        <>
          <Button variant="secondary" disabled={accept.isPending} onClick={onSignOut}>{t`Sign out`}</Button>
          <Button isLoading={accept.isPending} onClick={() => accept.mutate()}>{t`Accept`}</Button>
        </>
      }
    >
      <FormError message={accept.error && getFailureText(accept.error)} />
    </Dialog>
  );
}
