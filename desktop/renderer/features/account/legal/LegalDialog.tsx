import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
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
import { LegalLink } from "./LegalLink.tsx";

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
      description={<Acceptance texts={texts} />}
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

function Acceptance({ texts }: { readonly texts: readonly LegalText[] }) {
  if (texts.length > 1) {
    return (
      <span key="both">
        <Trans>
          Please read the new <LegalLink to="/terms">Terms of Service</LegalLink> and{" "}
          <LegalLink to="/privacy">Privacy Policy</LegalLink>. To go on, you need to accept them.
        </Trans>
      </span>
    );
  }
  return texts[0] === "privacy"
    ? (
      <span key="privacy">
        <Trans>
          Please read the new{" "}
          <LegalLink to="/privacy">Privacy Policy</LegalLink>. To go on, you need to accept it.
        </Trans>
      </span>
    )
    : (
      <span key="terms">
        <Trans>
          Please read the new{" "}
          <LegalLink to="/terms">Terms of Service</LegalLink>. To go on, you need to accept it.
        </Trans>
      </span>
    );
}
