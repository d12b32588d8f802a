import { t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { toast } from "../../lib/announce/toast.ts";
import { localTexts } from "../../lib/storage/guarded-storage.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { findUndescribed } from "./chosen-pictures.ts";
import type { PicturesControl } from "./use-pictures.ts";

interface DescriptionGate {
  /**
   * Whether the pictures can be sent as they are described. Otherwise says why not, or asks, and
   * calls `send` when the member wants to send them so.
   */
  readonly passes: (send: () => void) => boolean;
  /** For `DescriptionQuestion`, which the composer renders. */
  readonly isAsking: boolean;
  readonly describe: () => void;
  readonly sendWithout: () => void;
  readonly close: () => void;
}

interface GatedMember {
  readonly id: string;
  /** Their setting (media.15). */
  readonly requiresDescriptions: boolean;
}

/** Asks for descriptions once, and requires them of who wants that (media.15). */
export function useDescriptionGate(member: GatedMember, control: PicturesControl): DescriptionGate {
  const [send, setSend] = useState<{ readonly now: () => void } | null>(null);
  const askedKey = `glimmer:asked-for-descriptions:${member.id}`;
  const missing = findUndescribed(control.pictures);
  const close = () => setSend(null);
  return {
    passes: (now) => {
      if (!missing) return true;
      if (member.requiresDescriptions) {
        control.askFor(missing.id);
        toast({
          title: t`Picture ${{ position: control.pictures.indexOf(missing) + 1 }} has no description`,
          description: t`Please describe each picture first. You chose that in Settings.`,
          tone: "danger",
        });
        return false;
      }
      if (localTexts.getItem(askedKey) !== null) return true;
      localTexts.setItem(askedKey, "yes");
      setSend({ now });
      return false;
    },
    isAsking: send !== null,
    describe: () => {
      close();
      if (missing) control.askFor(missing.id);
    },
    sendWithout: () => {
      close();
      send?.now();
    },
    close,
  };
}

/** 'Describe your pictures?', once on this device. */
export function DescriptionQuestion({ gate }: { readonly gate: DescriptionGate }) {
  const { isAsking, describe, sendWithout, close } = gate;
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={isAsking}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t`Describe your pictures?`}
      description={t`Some members can't see pictures and have the words read to them. One short sentence for each is enough. We ask this only once.`}
      initialFocus={first}
      footer={
        <>
          <Button variant="secondary" onClick={sendWithout}>{t`Post without`}</Button>
          <Button ref={first} onClick={describe}>{t`Describe`}</Button>
        </>
      }
    />
  );
}
