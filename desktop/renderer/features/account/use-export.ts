import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { exportAccount } from "#shared/account/leaving-contract.ts";
import { product } from "#shared/product.ts";
import { callFile } from "../../lib/api/call.ts";
import { saveFile } from "../../lib/window/save-file.ts";

/**
 * Saves all the member's data as a file and returns how many bytes have arrived (auth.15). Makes a
 * call rather than a link, so that a failure shows here.
 */
export function useExport() {
  const [bytes, setBytes] = useState(0);
  const download = useMutation({
    mutationFn: () => callFile(exportAccount, {}, { onDownload: setBytes }),
    onMutate: () => setBytes(0),
    onSuccess: (file) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(file, "application/zip", `${product.scheme}-data-${day}.zip`);
    },
  });
  return { ...download, bytes };
}
