import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import {
  getReportChallenge,
  type Proof,
  type publicReportForm,
  reportPublicly,
} from "#shared/reports/public-contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { solvePuzzle } from "./proof/solve-puzzle.ts";

/**
 * Sends a report of somebody without an account. `progress`: how far the browser is with its
 * puzzle, from 0 to 1; null while it solves none. A solution stays for the next attempt, and is
 * looked for again when the server finds it too old.
 */
export function useReportPublicly() {
  const [progress, setProgress] = useState<number | null>(null);
  const solved = useRef<Proof | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const solve = async (): Promise<Proof> => {
    leaving.current?.abort();
    const { signal } = leaving.current = new AbortController();
    setProgress(0);
    try {
      const { token, ...puzzle } = await call(getReportChallenge, {}, { signal });
      const number = await solvePuzzle(puzzle, setProgress, signal);
      return { token, salt: puzzle.salt, number };
    } finally {
      setProgress(null);
    }
  };
  const send = async (form: z.output<typeof publicReportForm>) => {
    const proof = solved.current ??= await solve();
    return await call(reportPublicly, { body: { ...form, proof } });
  };
  const sending = useMutation({
    mutationFn: (form: z.output<typeof publicReportForm>) =>
      send(form).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== "invalid_token") throw error;
        solved.current = null;
        return await send(form);
      }),
    onSuccess: () => {
      solved.current = null;
    },
  });
  return { sending, progress };
}
